import { createSvgIcon } from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';

/**
 * One hand for all icons: 24 × 24, a line of 1.75, round ends.
 * @__NO_SIDE_EFFECTS__ what nobody draws is not loaded
 */
export function lineIcon(shape: ReactNode, name: string) {
  return createSvgIcon(
    <g fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round">
      {shape}
    </g>,
    name,
  );
}
