import type { AgreementDetail } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { dateAndTime } from '#lib/dates.ts';

/** The history of an agreement, oldest first. */
export function Steps({ steps }: { steps: AgreementDetail['steps'] }) {
  const { t, i18n } = useTranslation();
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {steps.map(({ at, step, by }, index) => (
        <Box
          component="li"
          key={index}
          sx={{
            position: 'relative',
            pl: 3,
            pb: 2,
            '&:last-of-type': { pb: 0 },
            '&::before': {
              content: '""',
              position: 'absolute',
              left: 0,
              top: 8,
              width: 9,
              height: 9,
              borderRadius: '50%',
              bgcolor: 'primary.main',
            },
            '&:not(:last-of-type)::after': {
              content: '""',
              position: 'absolute',
              left: 4,
              top: 20,
              bottom: -4,
              borderLeft: '1px solid',
              borderColor: 'divider',
            },
          }}
        >
          <Typography>
            {t(`signing.step.${step}`)}
            {by !== null && ` ${t(`signing.by.${by}`)}`}
          </Typography>
          <Typography variant="body2" component="time" dateTime={at} sx={{ color: 'text.secondary' }}>
            {dateAndTime(at, i18n.language)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
