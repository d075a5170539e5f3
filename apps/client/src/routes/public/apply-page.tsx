import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { ApplyForm } from '#features/housing/houses/homeowners/apply-form.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { PublicPage } from '#ui/public-page.tsx';

const STEPS = ['send', 'confirm', 'answer'] as const;

function Steps() {
  const { t } = useTranslation();
  return (
    <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1.5, alignContent: 'start' }}>
      {STEPS.map((step) => (
        <Box component="li" key={step}>
          <Typography sx={{ fontWeight: 600 }}>{t(`applications.steps.${step}.title`)}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>{t(`applications.steps.${step}.text`)}</Typography>
        </Box>
      ))}
    </Box>
  );
}

export default function ApplyPage() {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <PublicPage heading={t('applications.apply.heading')} lead={t('applications.apply.lead')} width={1000}>
      {sentTo === null ? (
        <Box sx={{ display: 'grid', gap: { xs: 5, md: 8 }, gridTemplateColumns: { md: '3fr 2fr' } }}>
          <ApplyForm onSent={setSentTo} />
          <Steps />
        </Box>
      ) : (
        <>
          <Alert severity="success" role="status" sx={{ maxWidth: 620 }}>
            <AlertTitle>{t('applications.sent.title')}</AlertTitle>
            {t('applications.sent.text', { email: sentTo })}
          </Alert>
          <Button
            sx={{ mt: 2 }}
            onClick={() => {
              setSentTo(null);
            }}
          >
            {t('applications.sent.again')}
          </Button>
        </>
      )}
    </PublicPage>
  );
}
