import type { MouseEvent } from 'react';

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
