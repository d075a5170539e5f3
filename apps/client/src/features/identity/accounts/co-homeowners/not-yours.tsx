import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { fullName } from '#lib/person.ts';
import { paths } from '#lib/paths.ts';
import { useMe } from '#session/me-context.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** A page that the homeowner hasn't shared with the reader. */
export function NotYours() {
  const { t } = useTranslation();
  const { userData } = useMe();
  return (
    <Stack
      component="main"
      id="content"
      tabIndex={-1}
      spacing={2}
      sx={{ alignItems: 'center', justifyContent: 'center', minHeight: '50dvh', p: 3, outline: 'none' }}
    >
      <Typography variant="h1" sx={{ fontSize: '1.625rem', textAlign: 'center' }}>
        {t('coHomeowners.acting.notYours')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', textAlign: 'center' }}>
        {t('coHomeowners.acting.notYoursText', { name: fullName(userData) })}
      </Typography>
      <LinkButton to={paths.houses}>{t('coHomeowners.acting.toHouses')}</LinkButton>
    </Stack>
  );
}
