import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

interface FigureProps {
  label: string;
  value: string;
  tone?: string;
  /** Set if there is a page about it: the whole tile is the link. */
  to?: string;
  /** Whether it is hidden on a phone, where the page shows it elsewhere. */
  isForDesks?: boolean;
}

/** Longer amounts don't fit a phone's tile on one line. */
const LONG = 7;

/** One number and what it counts. */
export function Figure({ label, value, tone = 'text.primary', to, isForDesks = false }: FigureProps) {
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
        position: 'relative',
        display: isForDesks ? { xs: 'none', sm: 'flex' } : 'flex',
        flexDirection: 'column-reverse',
        // Aligns the numbers of neighbouring tiles on one line.
        justifyContent: 'flex-end',
      }}
    >
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {to === undefined ? label : <CoveringLink to={to} label={label} />}
      </Typography>
      <Typography
        component="dd"
        variant={value.length > LONG ? 'h3' : 'h2'}
        sx={{ m: 0, color: tone, fontVariantNumeric: 'tabular-nums' }}
      >
        {value}
      </Typography>
    </Box>
  );
}

/** A link that covers its tile. */
function CoveringLink({ to, label }: { to: string; label: string }) {
  return (
    <Box
      component={Link}
      to={to}
      sx={{
        color: 'inherit',
        textDecoration: 'none',
        '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1 },
        '&:hover': { textDecoration: 'underline' },
      }}
    >
      {label}
    </Box>
  );
}

/** The least width of a row of six tiles, in pixels. */
const SIX = 6 * 140 + 5 * 16;

/** A row of {@link Figure}s. Dense ones are short counts, one per line on a phone. */
export function Figures({ children, isDense = false }: { children: ReactNode; isDense?: boolean }) {
  return (
    <Box
      component="dl"
      sx={{
        // On a phone the last tile of an odd number fills its line.
        display: { xs: 'flex', sm: 'grid' },
        flexWrap: 'wrap',
        // Doubled specificity, because the tile's own styles would win otherwise.
        '&& > *': isDense
          ? {
              flex: '1 1 calc(50% - 4px)',
              px: { xs: 1.5, sm: 2.5 },
              py: { xs: 1, sm: 2 },
              // One line each on a phone: the number, and what it counts.
              flexDirection: { xs: 'row-reverse', sm: 'column-reverse' },
              alignItems: { xs: 'baseline', sm: 'stretch' },
              columnGap: 1,
            }
          : { flex: '1 1 min(140px, 50% - 8px)' },
        gap: isDense ? { xs: 1, sm: 2 } : 2,
        m: 0,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 50% - 8px), 1fr))',
        // Six are one row or two equal ones, never four and two.
        '&:has(> :nth-of-type(6):last-of-type)': {
          gridTemplateColumns: `repeat(auto-fit, minmax(max(140px, min(25% + 1px, (${String(SIX)}px - 100%) * 999)), 1fr))`,
        },
      }}
    >
      {children}
    </Box>
  );
}
