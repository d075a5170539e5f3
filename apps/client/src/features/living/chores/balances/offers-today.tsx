import type { ChoreAssignment, House } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { tellOutcome } from '../../../../api/tell-outcome.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { now } from '../../../../lib/clock.ts';
import { useReader } from '../../../../session/use-reader.ts';
import { Section } from '../../../../ui/page.tsx';
import { dayTitle } from '../calendar/days.ts';
import { ChoreBadge } from '../chore-badge.tsx';
import { useChangeTurnMutation, useTurnsQuery } from '../chores-api.ts';
import { turnsAround } from '../feed/say-done.tsx';

type Offered = ChoreAssignment & { readonly offer: NonNullable<ChoreAssignment['offer']> };

/** What somebody else missed and anybody may still take. */
const isOpenOffer = (turn: ChoreAssignment, readerId: string): turn is Offered =>
  turn.offer !== null &&
  turn.offer.missed_by._id !== readerId &&
  turn.state === 'due' &&
  turn.assignee === null &&
  new Date(turn.due_at) > now();

function OfferRow({ turn, today }: { turn: Offered; today: string }) {
  const { t, i18n } = useTranslation();
  const [change, { isLoading }] = useChangeTurnMutation();
  const { chore, due_on: on, points, offer } = turn;
  const named = { chore: chore.name, day: dayTitle(on, today, i18n.language) };
  const take = () =>
    tellOutcome(
      change({ params: { id: turn._id }, body: { do: 'take_over', version: turn.version } }),
      t('balances.taken', named),
    );
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, px: { xs: 2, sm: 3 }, py: 1.5 },
        ...{ borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <ChoreBadge icon={chore.icon} />
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{chore.name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('balances.offerFacts', {
            ...{ day: named.day, name: offer.missed_by.first_name },
            ...{ points: t('balances.points', { count: points }), extra: offer.extra },
          })}
        </Typography>
      </Box>
      <Button
        variant="outlined"
        loading={isLoading}
        aria-label={t('balances.takeNamed', named)}
        onClick={() => void take()}
      >
        {t('balances.take')}
      </Button>
    </Box>
  );
}

interface OffersTodayProps {
  house: Pick<House, '_id'>;
  /** ISO date of the day it is in the house. */
  today: string;
}

/** Missed turns that the reader can take for extra points; nothing where there are none. */
export function OffersToday({ house, today }: OffersTodayProps) {
  const { t } = useTranslation();
  const reader = useReader();
  const { currentData: turns = [] } = useTurnsQuery(turnsAround(house._id, today));
  const offers = turns.filter((turn): turn is Offered => isOpenOffer(turn, reader.id));
  if (offers.length === 0) return null;
  return (
    <Section id="offers-today" title={t('balances.offers')}>
      <Box component="ul" aria-labelledby="offers-today" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {offers.map((turn) => (
          <OfferRow key={turn._id} turn={turn} today={today} />
        ))}
      </Box>
    </Section>
  );
}
