import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface BarFrameProps {
  /** In pixels. */
  height: number;
  /** Width of the tick labels, in pixels. */
  labels: number;
  /** From 0 at the bottom to 1 at the top. */
  ticks: readonly { at: number; label: string }[];
  names: readonly string[];
  /** From 0 to 1: a line above which something is wrong. */
  threshold?: number;
  /** Renders the bars above a name. */
  children: (at: number) => ReactNode;
}

/** More names than this overlap on a phone. */
const NAMED = 4;
export const percent = (share: number): string => `${String(share * 100)}%`;

/** Labelled lines with vertical bars in front, and names below. */
export function BarFrame({ height, labels, ticks, names, threshold, children }: BarFrameProps) {
  const step = Math.ceil(names.length / NAMED);
  return (
    <Box
      sx={{
        height,
        display: 'grid',
        gridTemplateColumns: `${String(labels)}px minmax(0, 1fr)`,
        gridTemplateRows: 'minmax(0, 1fr) 28px',
        columnGap: 1,
        px: 2,
        pt: 2,
      }}
    >
      <Box sx={{ gridColumn: '1 / -1', gridRow: 1, position: 'relative' }}>
        {ticks.map(({ at, label }) => (
          <Box
            key={at}
            sx={{
              position: 'absolute',
              left: 0,
              right: 0,
              bottom: percent(at),
              display: 'flex',
              alignItems: 'center',
              height: 0,
            }}
          >
            <Typography variant="caption" noWrap sx={{ width: labels, textAlign: 'right' }}>
              {label}
            </Typography>
            <Box sx={{ flex: 1, ml: 1, borderTop: '1px solid', borderColor: 'divider' }} />
          </Box>
        ))}
        {threshold !== undefined && (
          <Box
            sx={{
              position: 'absolute',
              left: labels + 8,
              right: 0,
              bottom: percent(threshold),
              borderTop: '2px dashed',
              borderColor: 'error.main',
            }}
          />
        )}
      </Box>
      <Box sx={{ gridColumn: 2, gridRow: 1, display: 'flex', alignItems: 'flex-end', position: 'relative' }}>
        {names.map((name, at) => (
          <Box key={name} sx={COLUMN}>
            {children(at)}
          </Box>
        ))}
      </Box>
      <Box sx={{ gridColumn: 2, gridRow: 2, display: 'flex', pt: 0.75 }}>
        {names.map((name, at) => (
          <Box key={name} sx={{ flex: 1, width: 0, display: 'flex', justifyContent: 'center' }}>
            {at % step === 0 && (
              <Typography variant="caption" noWrap sx={{ flex: 'none' }}>
                {name}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const COLUMN = {
  flex: 1,
  height: '100%',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
} as const;
