import Alert from '@mui/material/Alert';
import { type ReactNode, useEffect, useRef } from 'react';

import { focusRegion } from '../lib/focus.ts';

interface ConfirmationProps {
  children: ReactNode;
  action?: ReactNode;
  /** Whether it answers what was just done on this page, perhaps far below it. */
  isNew: boolean;
}

/** Says what was done and what happens next. When it is new, it comes into view and takes the focus, so that it is read out. */
export function Confirmation({ children, action, isNew }: ConfirmationProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isNew || box.current === null) return;
    focusRegion(box.current);
    box.current.scrollIntoView({ block: 'center' });
  }, [isNew]);
  return (
    <Alert ref={box} severity="success" action={action}>
      {children}
    </Alert>
  );
}
