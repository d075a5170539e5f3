import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Depends on the width of the list rather than the page, because a list may be beside a grid. */
const WIDE = '@container (min-width: 560px)';

interface RowFrameProps {
  icon: ReactNode;
  what: ReactNode;
  who: ReactNode;
  /** Actions on the turn. */
  act?: ReactNode;
  /** Whether it is the reader's to do. */
  isToDo?: boolean;
}

/** The layout of a row, aligned with the other rows of its list. */
export function RowFrame({ icon, what, who, act, isToDo = false }: RowFrameProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        // On a narrow list the assignee is below the chore; otherwise assignees have their own column.
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
