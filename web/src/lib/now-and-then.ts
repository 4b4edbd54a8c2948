/** Looks now, and again from time to time while the page is in view; gives back what ends it. */
export function nowAndThen(look: () => void, every: number): () => void {
  const glance = () => {
    if (document.visibilityState === 'visible') look();
  };
  look();
  const timer = setInterval(glance, every);
  document.addEventListener('visibilitychange', glance);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', glance);
  };
}
