import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface ColumnBarsProps {
  /** In pixels. */
  height: number;
  names: readonly string[];
  /** From 0 to 1, in the order of the names; null where there is nothing to show. */
  shares: readonly (number | null)[];
  format: (share: number) => string;
}

const TICKS = [0, 0.25, 0.5, 0.75, 1];
/** More names than this stand in each other's way on a phone. */
const NAMED = 4;
const percent = (share: number): string => `${String(share * 100)}%`;

/** Upright bars, one beside the other. To be named, and to be told otherwise too, by whoever shows it. */
export function ColumnBars({ height, names, shares, format }: ColumnBarsProps) {
  const step = Math.ceil(names.length / NAMED);
  return (
    <Box
      sx={{
        height,
        display: 'grid',
        gridTemplateColumns: '44px minmax(0, 1fr)',
        gridTemplateRows: 'minmax(0, 1fr) 28px',
        columnGap: 1,
        px: 2,
        pt: 2,
      }}
    >
      <Box sx={{ gridColumn: '1 / -1', gridRow: 1, position: 'relative' }}>
        {TICKS.map((tick) => (
          <Box
            key={tick}
            sx={{
              position: 'absolute',
              left: 0,
              right: 0,
              bottom: percent(tick),
              display: 'flex',
              alignItems: 'center',
              height: 0,
            }}
          >
            <Typography variant="caption" sx={{ width: 44, textAlign: 'right' }}>
              {format(tick)}
            </Typography>
            <Box sx={{ flex: 1, ml: 1, borderTop: '1px solid', borderColor: 'divider' }} />
          </Box>
        ))}
      </Box>
      <Box sx={{ gridColumn: 2, gridRow: 1, display: 'flex', alignItems: 'flex-end', position: 'relative' }}>
        {names.map((name, at) => {
          const share = shares[at] ?? null;
          return (
            <Box key={name} title={`${name}: ${share === null ? '–' : format(share)}`} sx={COLUMN}>
              <Box
                sx={{ width: '65%', height: percent(share ?? 0), bgcolor: 'primary.main', borderRadius: '4px 4px 0 0' }}
              />
            </Box>
          );
        })}
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
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'flex-end',
} as const;
