import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';

/** Where to go after an invalid link: its subject is available after signing in. */
export function DeadLinkActions() {
  const { t } = useTranslation();
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
      <Button component={Link} to={paths.signIn} variant="contained">
        {t('public.nav.signIn')}
      </Button>
      <Button component={Link} to={paths.contact} variant="outlined">
        {t('public.nav.contact')}
      </Button>
    </Stack>
  );
}
