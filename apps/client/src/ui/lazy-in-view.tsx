import Box from '@mui/material/Box';
import { type ComponentType, useRef } from 'react';

import { useIsNearViewport } from '#lib/use-is-near-viewport.ts';
import { lazyOnOpen } from './lazy-on-open.tsx';

/**
 * A section far down the page: its code is fetched when it comes near the screen, or when the browser is idle.
 * @param height of its placeholder, in pixels
 */
export function lazyInView<Props extends object>(load: () => Promise<ComponentType<Props>>, height: number) {
  const Part = lazyOnOpen(load, <Box sx={{ height }} />);
  return function Near(props: Props) {
    const box = useRef<HTMLDivElement>(null);
    const isNear = useIsNearViewport(box);
    return <div ref={box}>{isNear ? <Part {...props} /> : <Box sx={{ height }} />}</div>;
  };
}
