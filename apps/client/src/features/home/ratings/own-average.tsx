import Box from '@mui/material/Box';

import { useTranslation } from '../../../i18n/use-translation.ts';
import { Section } from '../../../ui/page.tsx';
import { Average } from './average.tsx';
import { useRatingsAboutInfiniteQuery } from './ratings-api.ts';

/** What the reader has on average; nothing until it is known. */
export function OwnAverage({ id }: { id: string }) {
  const { t } = useTranslation();
  const average = useRatingsAboutInfiniteQuery({ id }).currentData?.pages[0]?.average;
  if (average === undefined) return null;
  return (
    <Section id="own-average" title={t('ratings.average.heading')}>
      <Box sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
        <Average of={average} />
      </Box>
    </Section>
  );
}
