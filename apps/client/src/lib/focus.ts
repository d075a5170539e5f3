/** Moves the focus to a part of the page that is no control, so that reading and tabbing go on from there. */
export function focusRegion(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.style.outline = 'none';
  }
  element.focus({ preventScroll: true });
}
