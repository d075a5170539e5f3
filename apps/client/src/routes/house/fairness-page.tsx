import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { Page } from '#ui/page.tsx';

const PARTS = ['share', 'next', 'new', 'missed', 'limits', 'ahead', 'other'] as const;

/** Explains in plain words how turns are assigned. */
export default function FairnessPage() {
  const { t } = useTranslation();
  return (
    <Page heading={t('chores.fair.heading')} lead={t('chores.fair.lead')} width={860}>
      <Stack spacing={3}>
        {PARTS.map((part) => (
          <section key={part}>
            <Typography variant="h3" component="h2" gutterBottom>
              {t(`chores.fair.${part}Heading`)}
            </Typography>
            <Typography sx={{ maxWidth: '62ch' }}>{t(`chores.fair.${part}`)}</Typography>
          </section>
        ))}
        <div>
          <Button component={Link} to={paths.chores} variant="outlined">
            {t('chores.fair.back')}
          </Button>
        </div>
      </Stack>
    </Page>
  );
}
