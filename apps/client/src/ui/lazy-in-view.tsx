import Box from '@mui/material/Box';
import { type ComponentType, useRef } from 'react';

import { lazyOnOpen } from './lazy-on-open.tsx';
import { useIsNearViewport } from './use-is-near-viewport.ts';

/**
 * A part of a page far down: its code is fetched once it comes near the screen, or when nothing else is to do.
 * @param height of the room that is kept for it until then, in pixels
 */
export function lazyInView<Props extends object>(load: () => Promise<ComponentType<Props>>, height: number) {
  const Part = lazyOnOpen(load, <Box sx={{ height }} />);
  return function Near(props: Props) {
    const box = useRef<HTMLDivElement>(null);
    const isNear = useIsNearViewport(box);
    return <div ref={box}>{isNear ? <Part {...props} /> : <Box sx={{ height }} />}</div>;
  };
}
