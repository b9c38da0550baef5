// How Bazaar draws its seats beside the board.
export { default as Holding } from './Holding.svelte';
export { default as Sum } from './Sum.svelte';
