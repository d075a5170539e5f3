import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Actions on the thing above. A borderless first button aligns with the text above. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return (
    // The margin is on an inner element, where MUI's stacks don't override it.
    <div>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          '& > .MuiButton-text:not(* + *)': { ml: -1.5 },
          // On a phone any button may start a line.
          '& > * + .MuiButton-text': { ml: { xs: -1.5, sm: 0 } },
        }}
      >
        {children}
      </Box>
    </div>
  );
}
