import type { RatingAverage } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { dot } from '#lib/direction.ts';
import { oneDecimal } from '#lib/numbers.ts';
import { StarRow } from '#ui/stars.tsx';

/** A person's average rating; "new" before three ratings. */
export function Average({ of: { average, count } }: { of: RatingAverage }) {
  const { t, i18n } = useTranslation();
  if (average === null) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <strong>{t('ratings.average.isNew')}</strong>
        {dot()}
        {t('ratings.average.whenNew')}
      </Typography>
    );
  }
  const number = oneDecimal(average, i18n.language);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <StarRow stars={Math.round(average)} label={t('ratings.stars', { stars: number })} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('ratings.average.from', { average: number, count })}
      </Typography>
    </Box>
  );
}
