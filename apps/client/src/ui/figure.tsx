import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** One number and what it counts. */
export function Figure({ label, value, tone = 'text.primary' }: { label: string; value: string; tone?: string }) {
  return (
    <Box
      sx={{
        px: 2.5,
        py: 2,
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1,
        minWidth: 0,
        display: 'flex',
        flexDirection: 'column-reverse',
        // The other way round, too: numbers beside each other stand on one line.
        justifyContent: 'flex-end',
      }}
    >
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography component="dd" variant="h2" sx={{ m: 0, color: tone }}>
        {value}
      </Typography>
    </Box>
  );
}

/** A row of {@link Figure}s. */
export function Figures({ children }: { children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: 2,
        m: 0,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(140px, 50% - 8px), 1fr))',
      }}
    >
      {children}
    </Box>
  );
}
