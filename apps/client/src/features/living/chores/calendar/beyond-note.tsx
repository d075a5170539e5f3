import { TURNS_GIVEN_DAYS } from '@common-roof/contracts';
import { plusDays } from '@common-roof/domain';
import Typography from '@mui/material/Typography';

import { useTranslation } from '../../../../i18n/use-translation.ts';

/** Of days that are farther ahead than turns are given out. @param until the day after the last one that is shown */
export function BeyondNote({ until, today }: { until: string; today: string }) {
  const { t } = useTranslation();
  if (until <= plusDays(today, TURNS_GIVEN_DAYS)) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
      {t('chores.calendar.ahead')}
    </Typography>
  );
}
