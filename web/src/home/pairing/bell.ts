/** Rings when it is told to: what a worker waits for is not put off where the page is hidden. */
let timer = 0;

onmessage = ({ data }: MessageEvent<number | null>) => {
  clearTimeout(timer);
  if (data !== null) timer = self.setTimeout(() => postMessage(null), data);
};
