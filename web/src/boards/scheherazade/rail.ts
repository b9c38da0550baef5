// How Scheherazade draws its seats beside the board.
export { default as Token } from './Token.svelte';
