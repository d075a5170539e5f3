import type { ChoreAssignment } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Section } from '#ui/page.tsx';
import { dayInSentence, dayTitle } from '#ui/calendar-days.ts';
import { ChoreBadge } from '#features/living/chores/chore-badge.tsx';
import { useChangeTurnMutation } from '#features/living/chores/chores-api.ts';

export type Offered = ChoreAssignment & { readonly offer: NonNullable<ChoreAssignment['offer']> };

function OfferRow({ turn, today }: { turn: Offered; today: string }) {
  const { t, i18n } = useTranslation();
  const [change, { isLoading }] = useChangeTurnMutation();
  const { chore, due_on: on, points, offer } = turn;
  const named = { chore: chore.name, day: dayInSentence(on, today, i18n.language) };
  const take = () =>
    showOutcome(
      change({ params: { id: turn._id }, body: { do: 'take_over', version: turn.version } }),
      t('balances.taken', named),
    );
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        px: { xs: 2, sm: 3 },
        py: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <ChoreBadge icon={chore.icon} />
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{chore.name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('balances.offerFacts', {
            day: dayTitle(on, today, i18n.language),
            name: offer.missed_by.first_name,
            points: t('balances.points', { count: points }),
            extra: offer.extra,
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

/** Missed turns, each taken with one tap. */
export function OfferList({ offers, today }: { offers: readonly Offered[]; today: string }) {
  const { t } = useTranslation();
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
