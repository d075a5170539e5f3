import Box from '@mui/material/Box';

import { useTranslation } from '#i18n/use-translation.ts';
import { Section } from '#ui/page.tsx';
import { NothingHere, PagedList } from '#ui/paged-list.tsx';
import { ListSkeleton } from '#ui/states.tsx';
import { type RatingRole, useRateableStaysInfiniteQuery } from './ratings-api.ts';
import { StayCard } from './stay-card.tsx';

/** Stays the reader can rate now or later, or has rated and can still edit. */
export function RateableStays({ role }: { role: RatingRole }) {
  const { t } = useTranslation();
  return (
    <Section id="stays-to-rate" title={t('ratings.stays.heading')}>
      <PagedList
        query={useRateableStaysInfiniteQuery({ role })}
        skeleton={<ListSkeleton rows={2} />}
        empty={<NothingHere text={t('ratings.stays.none')} />}
      >
        {(stays) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {stays.map((stay) => (
              <StayCard key={stay.stay.tenancy_id} stay={stay} role={role} />
            ))}
          </Box>
        )}
      </PagedList>
    </Section>
  );
}
