import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';

import { OwnPassports } from '#features/insight/passport/own/own-passports.tsx';
import { PassportMaker } from '#features/insight/passport/own/passport-maker.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { useMe } from '#session/me-context.tsx';
import { PassportIcon } from '#ui/icons.tsx';
import { Page } from '#ui/page.tsx';
import { EmptyState, FirstAction } from '#ui/states.tsx';

/** A roomie's passports. The path is open to every signed-in user; other roles can check one. */
export default function PassportPage() {
  const { t } = useTranslation();
  const { userType } = useMe();
  if (userType !== 'roomie') {
    return (
      <Page heading={t('passport.heading')} width={860}>
        <EmptyState
          icon={<PassportIcon />}
          text={t('passport.notForYou')}
          action={<FirstAction to={paths.checkPassport}>{t('passport.check')}</FirstAction>}
        />
      </Page>
    );
  }
  return (
    <Page
      heading={t('passport.heading')}
      lead={t('passport.lead')}
      actions={
        <Button component={Link} to={paths.checkPassport}>
          {t('passport.check')}
        </Button>
      }
    >
      <Stack spacing={3}>
        <PassportMaker />
        <OwnPassports />
      </Stack>
    </Page>
  );
}
