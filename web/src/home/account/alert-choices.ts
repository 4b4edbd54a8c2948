/** How else, and when, one is told: read with its words when the page about oneself is shown. */
export { default as AlertTimes } from './AlertTimes.svelte';
export { default as PushSwitch } from './PushSwitch.svelte';
