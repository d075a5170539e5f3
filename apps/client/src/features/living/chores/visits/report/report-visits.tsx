import { dayIn } from '@common-roof/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { Section } from '#ui/page.tsx';
import { itemsOf } from '#ui/paged-list.tsx';
import type { FeedPhotos } from '#features/living/chores/feed/feed-photos.ts';
import { useVisitsInfiniteQuery } from '#features/living/chores/visits/visits-api.ts';
import { firstAreas } from './report-draft.ts';
import { now } from '#lib/clock.ts';

const ReportDialog = lazyOnOpen(async () => (await import('./report-dialog.tsx')).ReportDialog);

interface House {
  readonly _id: string;
  readonly name: string;
  readonly rooms: readonly string[];
  readonly time_zone: string;
}

/** A house: whether a visit was reported today, and the button to report one. */
function ReportRow({ house, photos }: { house: House; photos: FeedPhotos }) {
  const { t } = useTranslation();
  const [isReporting, setReporting] = useState(false);
  const query = useVisitsInfiniteQuery({ houseId: house._id });
  const [last] = itemsOf(query) ?? [];
  const today = dayIn(house.time_zone, now());
  const isReported = last?.visited_on === today && last.state !== 'declined';
  // The next report starts with the areas of the last one.
  const isKnown = query.currentData !== undefined || query.isError;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        px: { xs: 2, sm: 3 },
        py: 1.25,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{house.name}</Typography>
        {isReported && (
          <Typography variant="body2" sx={{ color: 'success.main' }}>
            {t('visits.report.reportedToday')}
          </Typography>
        )}
      </Box>
      <Button
        variant={isReported ? 'outlined' : 'contained'}
        disabled={!isKnown}
        aria-label={t('visits.report.openNamed', { house: house.name })}
        onClick={() => {
          setReporting(true);
        }}
      >
        {t('visits.report.open')}
      </Button>
      {isReporting && (
        <ReportDialog
          house={house}
          today={today}
          areas={firstAreas(last)}
          photos={photos}
          onClose={() => {
            setReporting(false);
          }}
        />
      )}
    </Box>
  );
}

/** Houses for which a visit can be reported. */
export function ReportVisits({ houses, photos }: { houses: readonly House[]; photos: FeedPhotos }) {
  const { t } = useTranslation();
  return (
    <Section id="report-visits" title={t('visits.report.section')}>
      <Typography variant="body2" sx={{ px: { xs: 2, sm: 3 }, pb: 2, color: 'text.secondary' }}>
        {t('visits.report.lead')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {houses.map((house) => (
          <ReportRow key={house._id} house={house} photos={photos} />
        ))}
      </Box>
    </Section>
  );
}
