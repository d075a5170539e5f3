import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';

import { DataByLink } from '#features/identity/data-exports/data-by-link.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { isLinkSecret } from '#lib/links.ts';
import { paths } from '#lib/paths.ts';
import { PublicFrame } from '#ui/public-frame.tsx';

/** The page of a data export's link. */
export default function DataExportPage() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const token = query.get('token');
  if (isLinkSecret(token)) return <DataByLink token={token} />;
  return (
    <PublicFrame heading={t('signIn.badLink.heading')} lead={t('signIn.badLink.text')}>
      <Button component={Link} to={paths.signIn} variant="outlined">
        {t('signIn.goToSignIn')}
      </Button>
    </PublicFrame>
  );
}
