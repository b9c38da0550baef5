// How many seats a game has, with the options that change it.
import type { GameInfo } from './wire';

/** How many can play with these options: what every option that changes it allows. */
export function allowedSeats(game: GameInfo, chosen: Record<string, unknown>): number[] {
  const active = game.variants.filter((one) => chosen[one.option] === one.value);
  if (!active.length) return game.seats;
  return active.map((one) => one.seats).reduce((some, others) => some.filter((count) => others.includes(count)));
}

/** Every number of seats that the game has, with or without a variant. */
export function allSeats(game: GameInfo): number[] {
  const counts = [...game.seats, ...game.variants.flatMap((one) => one.seats)];
  return [...new Set(counts)].sort((one, other) => one - other);
}

/** The options changed as little as needed for so many seats: a variant goes, or one comes. */
export function optionsFor(game: GameInfo, chosen: Record<string, unknown>, seats: number): Record<string, unknown> {
  if (allowedSeats(game, chosen).includes(seats)) return chosen;
  const plain = { ...chosen };
  for (const { option } of game.variants) plain[option] = game.options.find((one) => one.name === option)!.default;
  const variant = game.variants.find((one) => one.seats.includes(seats));
  return game.seats.includes(seats) || !variant ? plain : { ...plain, [variant.option]: variant.value };
}
