import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** A setting below the list of alerts: side by side on a desk, stacked on a phone. */
export function SettingsRow({ children }: { children: ReactNode }) {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{
        px: { xs: 2, sm: 3 },
        py: 2,
        borderTop: '1px solid',
        borderColor: 'divider',
        alignItems: { sm: 'center' },
        minHeight: 72,
      }}
    >
      {children}
    </Stack>
  );
}
