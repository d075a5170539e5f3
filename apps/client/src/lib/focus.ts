/** Focuses a non-interactive part of the page, so that reading and tabbing continue from there. */
export function focusRegion(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.style.outline = 'none';
  }
  element.focus({ preventScroll: true });
}
