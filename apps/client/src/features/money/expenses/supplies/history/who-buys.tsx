import type { SuppliesMonth } from '@common-roof/contracts';
import { toWireMoney } from '@common-roof/domain/money';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { formatMoney } from '#lib/money.ts';
import { ChoiceFilter } from '#ui/choice-filter.tsx';
import { Section } from '#ui/page.tsx';
import { byPerson, type PersonFigures } from './figures.ts';

const SPANS = ['1', '3', '12', 'all'] as const;
type Span = (typeof SPANS)[number];

function Person({ person, most, currency }: { person: PersonFigures; most: number; currency: string }) {
  const { t, i18n } = useTranslation();
  const money = (minor: number): string => formatMoney(toWireMoney(minor, currency), currency, i18n.language);
  return (
    <Box component="li" sx={{ px: { xs: 2, sm: 3 }, py: 1.25 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{person.name}</Typography>
        <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{money(person.bought)}</Typography>
      </Box>
      <Box sx={{ height: 8, my: 0.75, borderRadius: 1, bgcolor: 'action.hover' }}>
        <Box
          sx={{
            height: '100%',
            width: `${String(most === 0 ? 0 : (person.bought / most) * 100)}%`,
            borderRadius: 1,
            bgcolor: 'primary.main',
          }}
        />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('suppliesHistory.purchases', { count: person.purchases })} ·{' '}
        {t('suppliesHistory.share', { amount: money(person.share) })}
      </Typography>
    </Box>
  );
}

/** How much each person buys for a house, largest first. */
export function WhoBuys({ rows, currency }: { rows: readonly SuppliesMonth[]; currency: string }) {
  const { t } = useTranslation();
  const [span, setSpan] = useState<Span>('3');
  const months = [...new Set(rows.map(({ month }) => month))].toSorted().reverse();
  const counted = span === 'all' ? months : months.slice(0, Number(span));
  const people = byPerson(
    rows.filter(({ month }) => counted.includes(month)),
    currency,
  );
  return (
    <Section
      id="who-buys"
      title={t('suppliesHistory.whoBuys')}
      actions={
        <ChoiceFilter
          label={t('suppliesHistory.span')}
          value={span}
          choices={SPANS}
          nameOf={(value) => t(`suppliesHistory.spans.${value}`)}
          onChoose={(value) => {
            setSpan(value === '' ? '3' : value);
          }}
        />
      }
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, pb: 1.5 }}>
        {people.map((person) => (
          <Person key={person.id} person={person} most={people[0]?.bought ?? 0} currency={currency} />
        ))}
      </Box>
    </Section>
  );
}
