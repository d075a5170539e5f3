import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The longest side of a single photo, in pixels. */
const SINGLE_PX = 320;
/** No wider than tall by more than this, and the other way round, so that a panorama is still a picture. */
const MOST_RATIO = 2;

interface PhotoGridProps {
  label: string;
  count: number;
  /** Width by height of a single photo, which reserves its place before it arrives. */
  ratio?: number | undefined;
  /** Renders one photo into a box of the right size. */
  children: (at: number) => ReactNode;
}

/** Photos of a message: a single one in its own shape, several as squares side by side. */
export function PhotoGrid({ label, count, ratio = 1, children }: PhotoGridProps) {
  const isSingle = count === 1;
  const shape = isSingle ? Math.min(MOST_RATIO, Math.max(1 / MOST_RATIO, ratio)) : 1;
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        display: 'grid',
        gap: 0.5,
        m: 0,
        mb: 0.5,
        p: 0,
        listStyle: 'none',
        gridTemplateColumns: isSingle ? '1fr' : 'repeat(2, 1fr)',
        width: isSingle ? Math.round(SINGLE_PX * Math.min(1, shape)) : SINGLE_PX,
        maxWidth: '100%',
      }}
    >
      {Array.from({ length: count }, (_, at) => (
        <Box
          component="li"
          key={at}
          sx={{
            aspectRatio: String(shape),
            borderRadius: '10px',
            overflow: 'hidden',
            bgcolor: 'action.hover',
            // An odd number ends with a wide one.
            ...(!isSingle && count % 2 === 1 && at === count - 1 ? { gridColumn: '1 / -1', aspectRatio: '2' } : {}),
          }}
        >
          {children(at)}
        </Box>
      ))}
    </Box>
  );
}
