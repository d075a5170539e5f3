import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { comma } from '#lib/direction.ts';

import { BarFrame, percent } from './bar-frame.tsx';

export interface AmountSeries {
  readonly label: string;
  /** A palette colour. */
  readonly color: 'primary.main' | 'warning.main' | 'info.main';
  /** 0 or more, in the order of the names; null: no data. */
  readonly amounts: readonly (number | null)[];
}

interface AmountBarsProps {
  /** In pixels. */
  height: number;
  names: readonly string[];
  /** One series, or two to compare. */
  series: readonly AmountSeries[];
  format: (amount: number) => string;
}

/** More lines than this are crowded on a phone. */
const LINES = 5;
/** Width of the axis labels, in pixels. */
const LABELS = 64;

/** Returns round amounts, from zero to above the tallest bar. */
export function linesFor(most: number): number[] {
  if (most <= 0) return [0, 1];
  const power = 10 ** Math.floor(Math.log10(most / LINES));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((wide) => most / wide <= LINES) ?? most;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, at) => at * step);
}

/**
 * Amounts as vertical bars, by month or another unit. The caller provides a name and an alternative, such as a table.
 */
export function AmountBars({ height, names, series, format }: AmountBarsProps) {
  const lines = linesFor(Math.max(0, ...series.flatMap(({ amounts }) => amounts.map((amount) => amount ?? 0))));
  const top = lines.at(-1) ?? 1;
  return (
    <>
      {series.length > 1 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: 2, rowGap: 0.5, px: 2 }}>
          {series.map(({ label, color }) => (
            <Box key={label} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
              <Box sx={{ width: 14, height: 14, borderRadius: '2px', bgcolor: color }} />
              <Typography variant="body2">{label}</Typography>
            </Box>
          ))}
        </Box>
      )}
      <BarFrame
        height={height}
        labels={LABELS}
        ticks={lines.map((line) => ({ at: line / top, label: format(line) }))}
        names={names}
      >
        {(at) => (
          <Box sx={{ width: '75%', height: '100%', display: 'flex', alignItems: 'flex-end', gap: '2px' }}>
            {series.map(({ label, color, amounts }) => {
              const amount = amounts[at] ?? null;
              const told = [names[at], ...(series.length > 1 ? [label] : [])].join(comma());
              return (
                <Box
                  key={label}
                  title={`${told}: ${amount === null ? '–' : format(amount)}`}
                  sx={{ flex: 1, height: '100%', display: 'flex', alignItems: 'flex-end' }}
                >
                  <Box
                    sx={{
                      width: '100%',
                      height: percent((amount ?? 0) / top),
                      bgcolor: color,
                      borderRadius: '4px 4px 0 0',
                    }}
                  />
                </Box>
              );
            })}
          </Box>
        )}
      </BarFrame>
    </>
  );
}
