import type { CleaningVisit } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { dayWithWeekday } from '#lib/dates.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import type { FeedPhotos } from '#features/living/chores/feed/feed-photos.ts';
import { comma } from '#lib/direction.ts';

const VisitDialog = lazyOnOpen(async () => (await import('./visit-dialog.tsx')).VisitDialog);

/** A neatkeeper's last visit in the feed: the chores they did, and the full report on demand. */
export function LatestVisit({ visit, gallery }: { visit: CleaningVisit; gallery: FeedPhotos['gallery'] }) {
  const { t, i18n } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { neatkeeper: keeper, turns } = visit;
  const name = keeper.first_name;
  const chores = turns.map(({ chore }) => chore.name).join(comma());
  const said = visit.state === 'confirmed' ? 'feed.visit.doneBy' : 'feed.visit.reportedBy';
  return (
    <Card sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, p: 2 }}>
      <PersonAvatar id={keeper._id} name={name} photo={keeper.photo} size={36} />
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {t('feed.visit.title', { name, day: dayWithWeekday(visit.visited_on, i18n.language) })}
        </Typography>
        {turns.length > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {t(said, { name, chores })}
          </Typography>
        )}
      </Box>
      <Button
        sx={{ ml: { xs: -1.5, sm: 0 } }}
        onClick={() => {
          setOpen(true);
        }}
      >
        {t('feed.visit.open')}
      </Button>
      {isOpen && (
        <VisitDialog
          visit={visit}
          gallery={gallery}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </Card>
  );
}
