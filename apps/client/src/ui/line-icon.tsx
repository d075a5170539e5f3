import { createSvgIcon } from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';

const STROKE = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.75, strokeLinecap: 'round', strokeLinejoin: 'round' } as const; // prettier-ignore

/**
 * Creates an icon in the common style: 24 × 24, line width 1.75, round ends.
 * @__NO_SIDE_EFFECTS__ unused icons are removed from the bundle
 */
export function lineIcon(shape: ReactNode, name: string) {
  return createSvgIcon(<g {...STROKE}>{shape}</g>, name);
}

/**
 * Creates an icon that points in the direction of reading, and is mirrored where that is to the left.
 * @__NO_SIDE_EFFECTS__
 */
export function directedIcon(shape: ReactNode, name: string) {
  return createSvgIcon(
    <g {...STROKE} className="mirrored">
      {shape}
    </g>,
    name,
  );
}
