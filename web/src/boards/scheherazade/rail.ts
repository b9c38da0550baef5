// How Scheherazade draws its seats beside the board.
export { default as Holding } from './Holding.svelte';
