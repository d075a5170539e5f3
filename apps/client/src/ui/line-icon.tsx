import { createSvgIcon } from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';

/** One hand for all icons: 24 × 24, a line of 1.75, round ends. */
export const lineIcon = (shape: ReactNode, name: string) =>
  createSvgIcon(
    <g fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round">
      {shape}
    </g>,
    name,
  );
