import type { Chore, House } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';

import { HouseFeedback } from '#features/living/chores/feedback/house-feedback.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { oneOf, useFilters } from '#lib/use-address.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { ListSkeleton } from '#ui/states.tsx';
import { TabRow } from '#ui/tab-row.tsx';
import { ChoresFrame } from '#routes/house/chores-frame.tsx';
import { feedPhotos } from '#routes/house/feed-photos.tsx';

const HouseVisits = lazyOnOpen(
  async () => (await import('#features/living/chores/visits/house-visits.tsx')).HouseVisits,
  <ListSkeleton />,
);

const FILTERS = { show: oneOf(['visits']) };

function Feedback({ house, chores }: { house: House; chores: readonly Chore[] }) {
  const { t } = useTranslation();
  const [{ show = 'said' }, set] = useFilters(FILTERS);
  return (
    <Stack spacing={2}>
      <TabRow
        id="feedback"
        label={t('visits.page.views')}
        tabs={[
          { value: 'said', label: t('visits.page.said') },
          { value: 'visits', label: t('visits.page.visits') },
        ]}
        chosen={show}
        onChoose={(chosen) => {
          set({ show: chosen === 'said' ? '' : chosen });
        }}
      />
      <Box role="tabpanel" id="feedback-panel" aria-labelledby={`feedback-${show}`}>
        {show === 'visits' ? (
          <HouseVisits house={house} gallery={feedPhotos.gallery} />
        ) : (
          <HouseFeedback house={house} chores={chores} />
        )}
      </Box>
    </Stack>
  );
}

/** Feedback on a house's chores, and neatkeepers' reports. `?house=` and the view are in the URL. */
export default function FeedbackPage() {
  const { t } = useTranslation();
  return (
    <ChoresFrame
      heading={t('visits.page.heading')}
      leadOf={({ name }) => t('visits.page.lead', { house: name })}
      width={860}
      actionsOf={(house) => (
        <Button component={Link} to={paths.allChoresOf(house._id)}>
          {t('visits.page.toChores')}
        </Button>
      )}
    >
      {({ house, chores }) => <Feedback house={house} chores={chores} />}
    </ChoresFrame>
  );
}
