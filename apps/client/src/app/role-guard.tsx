import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { loadWords } from '#i18n/i18n.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { HOME_OF } from '#session/home-of.ts';
import { useMe } from '#session/me-context.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { useActing } from '#session/use-acting.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { mayOpenActing } from './acting-pages.ts';
import { mayOpen, type RouteEntry } from './routes/route-entry.ts';

const NotYours = lazyOnOpen(async () => {
  const [page] = await Promise.all([
    import('#features/identity/accounts/co-homeowners/not-yours.tsx'),
    loadWords('coHomeowners'),
  ]);
  return page.NotYours;
});

/** The guard's last outcome: signed in, but the page is for another role, or the homeowner hasn't shared it. */
export function RoleGuard({ group, path, children }: Pick<RouteEntry, 'group' | 'path'> & { children: ReactNode }) {
  const { t } = useTranslation();
  const { userType } = useMe();
  const acting = useActing();
  if (acting !== undefined && !mayOpenActing(path, acting.areas)) return <NotYours />;
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
