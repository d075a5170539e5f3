import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** As wide as a list of the page, not as what stands beside a grid: it is the width of the list that counts. */
const WIDE = '@container (min-width: 560px)';

interface RowFrameProps {
  icon: ReactNode;
  what: ReactNode;
  who: ReactNode;
  /** What can be done about it. */
  act?: ReactNode;
  /** It is up to the reader. */
  isToDo?: boolean;
}

/** Where each part of a row stands, so that those of a list stand below each other. */
export function RowFrame({ icon, what, who, act, isToDo = false }: RowFrameProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        // Where it is narrow whoever does it stands below what it is; else people are in a column of their own.
        gridTemplateColumns: '40px minmax(0, 1fr) auto',
        gridTemplateAreas: '"icon what what" "icon who act"',
        [WIDE]: {
          gridTemplateColumns: '40px minmax(0, 3fr) minmax(0, 2fr) 168px',
          gridTemplateAreas: '"icon what who act"',
        },
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.5,
        px: 2,
        py: 1.5,
        minHeight: 64,
        borderTop: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
        ...(isToDo ? { boxShadow: 'inset 4px 0 0 var(--mui-palette-primary-main)' } : {}),
      }}
    >
      <Box sx={{ gridArea: 'icon' }}>{icon}</Box>
      <Box sx={{ gridArea: 'what', minWidth: 0 }}>{what}</Box>
      <Box sx={{ gridArea: 'who', minWidth: 0 }}>{who}</Box>
      <Box sx={{ gridArea: 'act', justifySelf: 'end' }}>{act}</Box>
    </Box>
  );
}
