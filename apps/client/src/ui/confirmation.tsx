import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

import { focusRegion } from '#lib/focus.ts';

interface ConfirmationProps {
  children: ReactNode;
  action?: ReactNode;
  /** Whether it follows an action on this page, which may be far below it. */
  isNew: boolean;
}

function comeIntoView(box: HTMLElement | null): void {
  if (box === null) return;
  focusRegion(box);
  box.scrollIntoView({ block: 'center' });
}

/**
 * Says what was done and what happens next. A new one scrolls into view and takes the focus, so that it is read out.
 */
export const Confirmation = ({ children, action, isNew }: ConfirmationProps) => (
  <Alert ref={isNew ? comeIntoView : null} severity="success" action={action}>
    {children}
  </Alert>
);
