import type { MouseEvent } from 'react';

/**
 * Focuses a non-interactive part of the page, so that reading and tabbing continue from there. A dialog that is open
 * over it keeps the focus: a page may finish loading while the reader types into the dialog.
 */
export function focusRegion(element: HTMLElement): void {
  const dialog = document.activeElement?.closest('[role="dialog"]') ?? null;
  if (dialog !== null && !dialog.contains(element)) return;
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.style.outline = 'none';
  }
  element.focus({ preventScroll: true });
}

/**
 * Props of a button that its own action disables. It looks and acts disabled, and keeps the focus, which `disabled`
 * would throw away: the reader goes on from where they were.
 */
export const DISABLED_IN_PLACE = {
  'aria-disabled': true,
  className: 'Mui-disabled',
  onClick: (event: MouseEvent): void => {
    event.preventDefault();
  },
} as const;
