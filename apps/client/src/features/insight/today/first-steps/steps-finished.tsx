import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { useReader } from '#session/use-reader.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { useHideFirstStepsMutation } from './first-steps-api.ts';

/** Says once that all first steps are done; the next visit doesn't show it. */
export function StepsFinished() {
  const { t } = useTranslation();
  const { role } = useReader();
  const [hide] = useHideFirstStepsMutation();
  useEffect(() => {
    // Without a network it is said again: nothing is lost.
    void hide();
  }, [hide]);
  return (
    <Box
      component="section"
      aria-labelledby="first-steps-finished"
      sx={{
        display: 'flex',
        gap: 2,
        alignItems: 'center',
        px: { xs: 2, sm: 3 },
        py: 2,
        borderRadius: 1,
        bgcolor: 'primary.light',
        color: 'primary.main',
      }}
    >
      <CheckIcon />
      <Box>
        <Typography id="first-steps-finished" variant="h3" component="h2">
          {t('firstSteps.finished.heading')}
        </Typography>
        <Typography sx={{ color: 'text.primary', maxWidth: '62ch' }}>{t(`firstSteps.finished.${role}`)}</Typography>
      </Box>
    </Box>
  );
}
