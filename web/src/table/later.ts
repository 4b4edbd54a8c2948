/** What is not needed to act: read when the rest of the table is drawn. */
export { default as LogPanel } from './around/LogPanel.svelte';
export { default as Origin } from './Origin.svelte';
export { default as Rival } from './Rival.svelte';
