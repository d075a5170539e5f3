/** What people do on a page. The focus isn't among them: a page focuses a field by itself. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'click', 'input', 'change'];

/** By then, a page that is only read has been read for a while, and nothing else competes for the processor. */
const AT_LAST_MS = 4_000;

/** Calls `begin` once: when somebody first does something on the page, and otherwise a few seconds later. */
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
