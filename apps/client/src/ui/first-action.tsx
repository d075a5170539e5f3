import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { AddIcon } from './icons.tsx';

interface FirstActionProps {
  to: string;
  children: ReactNode;
  /** Whether it adds something, rather than leading to where that is done. */
  adds?: boolean;
}

/** The one action of an empty state: what brings its page to life. */
export const FirstAction = ({ to, children, adds = false }: FirstActionProps) => (
  <Button component={Link} to={to} variant="contained" startIcon={adds ? <AddIcon /> : undefined}>
    {children}
  </Button>
);
