import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';

import { showRefusal } from '#api/show-refusal.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { HOME_OF } from '#session/home-of.ts';
import { useReader } from '#session/use-reader.ts';
import { Section } from '#ui/page.tsx';
import { useShowFirstStepsMutation } from './first-steps-api.ts';

/** Brings dismissed first steps back, and leads to them. */
export function BringBack() {
  const { t } = useTranslation();
  const { role } = useReader();
  const navigate = useNavigate();
  const [show, { isLoading }] = useShowFirstStepsMutation();
  const bringBack = async (): Promise<void> => {
    const { error } = await show();
    if (error === undefined) await navigate(HOME_OF[role]);
    else showRefusal(error);
  };
  return (
    <Section id="hidden-steps" title={t('firstSteps.hidden.heading')}>
      <Box sx={{ px: { xs: 2, sm: 3 }, pb: 3, display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Typography sx={{ color: 'text.secondary' }}>{t('firstSteps.hidden.text')}</Typography>
        <Button variant="outlined" loading={isLoading} onClick={() => void bringBack()}>
          {t('firstSteps.hidden.show')}
        </Button>
      </Box>
    </Section>
  );
}
