import { createSvgIcon } from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';

/**
 * Creates an icon in the common style: 24 × 24, line width 1.75, round ends.
 * @__NO_SIDE_EFFECTS__ unused icons are removed from the bundle
 */
export function lineIcon(shape: ReactNode, name: string) {
  return createSvgIcon(
    <g fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round">
      {shape}
    </g>,
    name,
  );
}
