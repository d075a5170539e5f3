/** Events that only a visitor causes. Focus isn't one of them: a page focuses a field by itself. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'click', 'input', 'change'];

/** Late enough that nothing else competes for the processor. */
const AT_LAST_MS = 4_000;

/** Calls `begin` once: at the first input of the visitor, or else a few seconds after the page was loaded. */
export function whenNeeded(begin: () => void): void {
  const options = { capture: true, passive: true };
  const timer = window.setTimeout(start, AT_LAST_MS);
  for (const sign of SIGNS) window.addEventListener(sign, start, options);

  function start(): void {
    for (const sign of SIGNS) window.removeEventListener(sign, start, options);
    window.clearTimeout(timer);
    begin();
  }
}
