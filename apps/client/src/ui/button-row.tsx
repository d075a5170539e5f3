import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** What can be done about the thing above it. Words without a border begin where those above them do, in front only. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 },
        // "First of type" would be the first button and the first link.
        '& > .MuiButton-text:not(* + *)': { ml: -1.5 },
      }}
    >
      {children}
    </Box>
  );
}
