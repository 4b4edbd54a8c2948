/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:sprite' {
  const url: string;
  export default url;
}
declare module 'virtual:texts' {
  const urls: Record<import('./lib/texts.svelte').Language, [first: string, more: string]>;
  export default urls;
}
