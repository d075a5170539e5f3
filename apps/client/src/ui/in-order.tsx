import Box from '@mui/material/Box';
import type { SystemStyleObject } from '@mui/system';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

const LOADING = '[role="status"] .MuiSkeleton-root, .MuiSkeleton-root[role="status"]';

function isLoading(part: Element): boolean {
  return part.matches(LOADING) || part.querySelector(LOADING) !== null;
}

/** Hides each section after one that is still loading. */
function hideWhatWaits(parts: HTMLElement): void {
  let isWaiting = false;
  for (const part of parts.children) {
    part.toggleAttribute('data-waits', isWaiting);
    isWaiting ||= isLoading(part);
  }
}

/**
 * Sections that load concurrently and appear from top to bottom, so that none shifts one that is being read. It looks
 * for skeletons by script: with `:has()`, Chromium sometimes keeps sections hidden after the ones above have loaded.
 */
export function InOrder({ children, sx }: { children: ReactNode; sx?: SystemStyleObject }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const parts = box.current;
    if (parts === null) return undefined;
    hideWhatWaits(parts);
    const observer = new MutationObserver(() => {
      hideWhatWaits(parts);
    });
    observer.observe(parts, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
    };
  }, []);
  return (
    <Box
      ref={box}
      sx={[
        { display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', '& > [data-waits]': { display: 'none' } },
        sx ?? {},
      ]}
    >
      {children}
    </Box>
  );
}
