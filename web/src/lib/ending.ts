// A press on the board while events are shown ends them and does nothing else, nor does the next of a double click.

interface Ending {
  press: () => void;
  release: (event: MouseEvent) => void;
  decide: (event: MouseEvent) => void;
}

/** What hears the presses on the board and on the bar, where `runs` says that a press ends what is shown. */
export function endsScenes(runs: () => boolean, end: () => void): Ending {
  let ending = false;
  let ended = false;
  return {
    press: () => void (ending = runs()),
    release(event) {
      ended = ending || (ended && event.detail > 1);
      if (!ended) return;
      event.stopPropagation();
      if (ending) end();
      ending = false;
    },
    decide(event) {
      if (ended && event.detail > 1) event.stopPropagation();
      else ended = event.target instanceof Element && event.target.closest('[data-skip]') !== null;
    },
  };
}
