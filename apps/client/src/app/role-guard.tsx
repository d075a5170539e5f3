import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { HOME_OF } from '#session/home-of.ts';
import { useMe } from '#session/me-context.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { type Group, mayOpen } from './routes/route-entry.ts';

/** The guard's last outcome: signed in, but the page is for another role. */
export function RoleGuard({ group, children }: { group: Group; children: ReactNode }) {
  const { t } = useTranslation();
  const { userType } = useMe();
  if (mayOpen(group, userType)) return children;
  return (
    <Stack spacing={2} sx={{ alignItems: 'center', justifyContent: 'center', minHeight: '50dvh', p: 3 }}>
      <Typography variant="h1" sx={{ fontSize: '1.625rem' }}>
        {t('shell.notAuthorized')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', textAlign: 'center' }}>{t('shell.otherAccount')}</Typography>
      <LinkButton to={HOME_OF[userType]}>{t('shell.toHome')}</LinkButton>
    </Stack>
  );
}
