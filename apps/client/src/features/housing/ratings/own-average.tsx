import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { Average } from './average.tsx';
import { useRatingsAboutInfiniteQuery } from './ratings-api.ts';

/** The reader's average rating; nothing while it loads. */
export function OwnAverage({ id }: { id: string }) {
  const { t } = useTranslation();
  const average = useRatingsAboutInfiniteQuery({ id }).currentData?.pages[0]?.average;
  if (average === undefined) return null;
  return (
    <Box component="section" aria-labelledby="own-average" sx={{ mt: 2 }}>
      <Typography id="own-average" component="h3" variant="body1" sx={{ color: 'text.secondary' }}>
        {t('ratings.average.heading')}
      </Typography>
      <Average of={average} />
    </Box>
  );
}
