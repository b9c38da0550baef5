// How Basari draws what lies before a seat.
export { default as Glance } from './Glance.svelte';
export { default as Holding } from './Holding.svelte';
