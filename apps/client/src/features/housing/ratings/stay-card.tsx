import type { RateableStay } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf, day } from '#lib/dates.ts';
import { useReader } from '#session/use-reader.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { StarRow } from '#ui/stars.tsx';
import { ratingDraft } from './rating-draft.ts';
import type { RatingRole } from './ratings-api.ts';

const RateDialog = lazyOnOpen(async () => (await import('./rate-dialog.tsx')).RateDialog);

/** Returns a sentence on the state of a stay's rating. */
function useStanding(): (stay: RateableStay) => string {
  const { t, i18n } = useTranslation();
  return ({ mine, person: { first_name: name }, can_rate: canRate, days_left: count, closes_on, opens_on }) => {
    if (mine !== null) {
      if (mine.removed !== null) return t('ratings.stays.removed', { reason: mine.removed.reason });
      if (mine.reveals_at === null) return t('ratings.stays.revealed', { name });
      return t('ratings.stays.sealed', { name, day: dateOf(mine.reveals_at, i18n.language) });
    }
    if (canRate && (count === null || closes_on === null)) return t('ratings.stays.anyTime');
    if (canRate) return t('ratings.stays.left', { count: count ?? 1, day: day(closes_on ?? '', i18n.language) });
    return opens_on === null || closes_on !== null
      ? t('ratings.stays.closed')
      : t('ratings.stays.tooEarly', { day: day(opens_on, i18n.language) });
  };
}

/** A stay with its other person, dates and rating deadline, and the button to rate it. */
export function StayCard({ stay, role }: { stay: RateableStay; role: RatingRole }) {
  const { t, i18n } = useTranslation();
  const standing = useStanding()(stay);
  const { id: readerId } = useReader();
  const [isOpen, setOpen] = useState(false);
  const { person, house, mine } = stay;
  const { from, until, tenancy_id: tenancyId } = stay.stay;
  const name = person.first_name;
  const stars = mine?.rating ?? null;
  const days = { house: house.name, from: day(from, i18n.language) };
  const isKept = !isOpen && ratingDraft.load(readerId, tenancyId) !== null;
  const way = isKept ? 'resume' : mine === null ? 'open' : 'edit';
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1.5,
        px: { xs: 2, sm: 3 },
        py: 2,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 18rem', minWidth: 0, display: 'flex', gap: 1.5 }}>
        <PersonAvatar id={person._id} name={name} photo={person.photo} size={40} />
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {until === null
              ? t('ratings.stays.since', days)
              : t('ratings.stays.span', { ...days, until: day(until, i18n.language) })}
          </Typography>
          {stars !== null && (
            <Box sx={{ mt: 0.5 }}>
              <StarRow stars={stars} label={t('ratings.stars', { stars })} />
            </Box>
          )}
          <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            {standing}
          </Typography>
        </Box>
      </Box>
      {(stay.can_rate || mine?.may.edit === true) && (
        <Button
          variant={mine === null ? 'contained' : 'outlined'}
          aria-label={t(`ratings.stays.${way}Named`, { name })}
          onClick={() => {
            setOpen(true);
          }}
        >
          {t(`ratings.stays.${way}`)}
        </Button>
      )}
      {isOpen && (
        <RateDialog
          stay={stay}
          role={role}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </Box>
  );
}
