import Stack from '@mui/material/Stack';

import { useTranslation } from '../i18n/use-translation.ts';
import { paths } from '../lib/paths.ts';
import { LinkButton, outlined } from './link-button.tsx';

/** Where somebody goes on whose link opens nothing: what it was about is there for those who sign in. */
export function DeadLinkActions() {
  const { t } = useTranslation();
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
      <LinkButton to={paths.signIn}>{t('public.nav.signIn')}</LinkButton>
      <LinkButton to={paths.contact} sx={outlined}>
        {t('public.nav.contact')}
      </LinkButton>
    </Stack>
  );
}
