import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { useMe } from '#session/me-context.tsx';
import { type Group, mayOpen } from './routes/route-entry.ts';

/** The guard's last outcome: signed in, but the page is for another role. */
export function RoleGuard({ group, children }: { group: Group; children: ReactNode }) {
  const { t } = useTranslation();
  const { userType } = useMe();
  if (mayOpen(group, userType)) return children;
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '50dvh', p: 3 }}>
      <Typography variant="h1" sx={{ fontSize: '1.625rem' }}>
        {t('shell.notAuthorized')}
      </Typography>
    </Box>
  );
}
