import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface FactGridProps {
  facts: readonly (readonly [name: string, value: string])[];
  /** Minimum column width, in pixels. */
  minWidth: number;
  /** What a first view fills it with. */
  slot?: string;
}

/** Short facts side by side, as many as fit. */
export function FactGrid({ facts, minWidth, slot }: FactGridProps) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: `repeat(auto-fit, minmax(${String(minWidth)}px, 1fr))`,
      }}
    >
      {facts.map(([name, value]) => (
        <Box key={name} data-slot-each={slot}>
          <Typography component="dt" data-slot={slot && 'name'} variant="body2" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Typography component="dd" data-slot={slot && 'value'} sx={{ m: 0, fontWeight: 600 }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
