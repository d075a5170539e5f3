import Box from '@mui/material/Box';

import { BarFrame, percent } from './bar-frame.tsx';

interface ColumnBarsProps {
  /** In pixels. */
  height: number;
  /** Width of the tick labels, in pixels. */
  labels?: number;
  names: readonly string[];
  /** From 0 to 1, in the order of the names; null: no data. */
  shares: readonly (number | null)[];
  format: (share: number) => string;
  /** From 0 to 1: bars above it are highlighted, and a line marks it. */
  threshold?: number;
}

const TICKS = [0, 0.25, 0.5, 0.75, 1];

/** Vertical bars side by side. The caller provides a name and an alternative, such as a table. */
export function ColumnBars({ height, labels = 44, names, shares, format, threshold }: ColumnBarsProps) {
  return (
    <BarFrame
      height={height}
      labels={labels}
      {...(threshold === undefined ? {} : { threshold })}
      ticks={TICKS.map((at) => ({ at, label: format(at) }))}
      names={names}
    >
      {(at) => {
        const share = shares[at] ?? null;
        return (
          <Box
            title={`${names[at] ?? ''}: ${share === null ? '–' : format(share)}`}
            sx={{ width: '65%', height: '100%', display: 'flex', alignItems: 'flex-end' }}
          >
            <Box
              sx={{
                width: '100%',
                height: percent(share ?? 0),
                bgcolor: threshold !== undefined && (share ?? 0) >= threshold ? 'error.main' : 'primary.main',
                borderRadius: '4px 4px 0 0',
              }}
            />
          </Box>
        );
      }}
    </BarFrame>
  );
}
