import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** What can be done about the thing above it. Where it begins with words without a border, they begin where those above do. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return (
    // The margin is within, where no stack of MUI's takes it away.
    <div>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          '& > .MuiButton-text:not(* + *)': { ml: -1.5 },
          // On a phone any of them may begin a line.
          '& > * + .MuiButton-text': { ml: { xs: -1.5, sm: 0 } },
        }}
      >
        {children}
      </Box>
    </div>
  );
}
