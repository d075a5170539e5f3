import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import rowHouses from './row-houses.svg';

/** The row of houses at dusk, as a background. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        backgroundColor: '#1B2540',
        backgroundImage: `url(${rowHouses})`,
        backgroundSize: 'cover',
        backgroundPosition: '55% 100%',
        backgroundAttachment: { md: 'fixed' },
      }}
    >
      {children}
    </Box>
  );
}
