import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface StackedBarsProps {
  /** In pixels. */
  height: number;
  /** One bar each. */
  names: readonly string[];
  /** The parts of a bar from left to right; `counts` in the order of the names. */
  parts: readonly { label: string; color: string; counts: readonly number[] }[];
}

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500];
/** More ticks than this are crowded on a phone. */
const TICKS = 6;
/** Width of the names, in pixels. */
const NAMES = 112;

/** Returns round numbers for the axis, up to the longest bar. */
function ticksFor(most: number): number[] {
  const step = STEPS.find((known) => most / known < TICKS) ?? most;
  return Array.from({ length: Math.max(Math.ceil(most / step), 1) + 1 }, (_, at) => at * step);
}

const shareOf = (count: number, all: number): string => `${String((count / all) * 100)}%`;

/** Horizontal bars, each stacked from parts. The caller provides a name and an alternative, such as a table. */
export function StackedBars({ height, names, parts }: StackedBarsProps) {
  const totals = names.map((_, at) => parts.reduce((sum, { counts }) => sum + (counts[at] ?? 0), 0));
  const ticks = ticksFor(Math.max(...totals));
  const top = ticks.at(-1) ?? 1;
  return (
    <Box sx={{ height, display: 'flex', flexDirection: 'column', gap: 1, px: 2, pt: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: 2, rowGap: 0.5 }}>
        {parts.map(({ label, color }) => (
          <Box key={label} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
            <Box sx={{ width: 14, height: 14, borderRadius: '2px', backgroundColor: color }} />
            <Typography variant="body2">{label}</Typography>
          </Box>
        ))}
      </Box>
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          display: 'grid',
          columnGap: 1.5,
          pr: 1,
          gridTemplateColumns: `${String(NAMES)}px minmax(0, 1fr)`,
          gridTemplateRows: `repeat(${String(names.length)}, minmax(0, 1fr)) 24px`,
        }}
      >
        <Box sx={{ gridColumn: 2, gridRow: '1 / -1', position: 'relative' }}>
          {ticks.map((tick) => (
            <Box key={tick} sx={{ position: 'absolute', top: 0, bottom: 0, left: shareOf(tick, top) }}>
              <Box sx={{ height: 'calc(100% - 24px)', borderLeft: '1px solid', borderColor: 'divider' }} />
              <Typography variant="caption" sx={{ position: 'absolute', bottom: 0, transform: 'translateX(-50%)' }}>
                {tick}
              </Typography>
            </Box>
          ))}
        </Box>
        {names.map((name, at) => (
          <Box key={at} sx={{ gridColumn: '1 / -1', gridRow: at + 1, display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <Typography variant="caption" noWrap sx={{ width: NAMES, flex: 'none', textAlign: 'right' }}>
              {name}
            </Typography>
            <Box sx={{ flex: 1, height: '65%', display: 'flex', position: 'relative' }}>
              {parts.map(({ label, color, counts }) => (
                <Box
                  key={label}
                  title={`${label}: ${String(counts[at] ?? 0)}`}
                  sx={{ width: shareOf(counts[at] ?? 0, top), backgroundColor: color }}
                />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
