import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { PublicFrame } from '#ui/public-frame.tsx';

export default function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <PublicFrame heading={t('shell.notFound.heading')} lead={t('shell.notFound.text')}>
      <Button component={RouterLink} to={paths.landing} variant="contained">
        {t('shell.notFound.back')}
      </Button>
    </PublicFrame>
  );
}
