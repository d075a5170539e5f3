import Box from '@mui/material/Box';

import { useTranslation } from '#i18n/use-translation.ts';
import { Section } from '#ui/page.tsx';
import { NothingHere, PagedList } from '#ui/paged-list.tsx';
import { ListSkeleton } from '#ui/states.tsx';
import { Average } from './average.tsx';
import { RatingCard } from './rating-card.tsx';
import { useRatingsAboutInfiniteQuery } from './ratings-api.ts';

/** A person's ratings and average. @param name set for a person other than the reader */
export function RatingsAbout({ id, name }: { id: string; name?: string }) {
  const { t } = useTranslation();
  const query = useRatingsAboutInfiniteQuery({ id });
  const average = query.currentData?.pages[0]?.average;
  return (
    <Section
      id="ratings-about"
      title={name === undefined ? t('ratings.about.heading') : t('ratings.about.of', { name })}
    >
      {average !== undefined && (
        <Box sx={{ px: { xs: 2, sm: 3 }, pb: 2 }}>
          <Average of={average} />
        </Box>
      )}
      <PagedList
        query={query}
        skeleton={<ListSkeleton rows={2} />}
        empty={<NothingHere text={t(name === undefined ? 'ratings.about.none' : 'ratings.about.noneOf')} />}
      >
        {(ratings) => (
          <Box component="ul" sx={{ m: 0, p: 0 }}>
            {ratings.map((rating) => (
              <RatingCard key={rating._id} rating={rating} />
            ))}
          </Box>
        )}
      </PagedList>
    </Section>
  );
}
