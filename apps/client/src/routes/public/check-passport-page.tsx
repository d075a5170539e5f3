import { PassportCheck } from '#features/insight/passport/check/passport-check.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { PublicPage } from '#ui/public-page.tsx';

/** Checks a passport that somebody was given. It needs no account. */
export default function CheckPassportPage() {
  const { t } = useTranslation();
  return (
    <PublicPage heading={t('passport.checking.heading')} lead={t('passport.checking.lead')} width={720}>
      <PassportCheck />
    </PublicPage>
  );
}
