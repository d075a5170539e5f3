import type { WhatIf } from '@common-roof/contracts';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { comma } from '#lib/direction.ts';
import { FactList } from '#ui/fact-list.tsx';
import { Section } from '#ui/page.tsx';
import { useNames } from './use-names.ts';

/** What the numbers are made from. */
export function WhyPanel({ answer }: { answer: WhatIf }) {
  const { t } = useTranslation();
  const { assumed, currency } = answer;
  const names = useNames(currency);
  const facts = [
    ...assumed.bills.map(({ category, monthly, months, follows_people: follows, is_changed: isChanged }) => {
      const amount = names.money(monthly);
      const key = isChanged ? 'changed' : follows ? 'follows' : 'fixed';
      return [t(`money.category.${category}`), t(`whatIf.why.${key}`, { amount, count: months })] as const;
    }),
    [
      t('whatIf.column.supplies'),
      assumed.supplies.months === 0
        ? t('whatIf.why.noSupplies')
        : t('whatIf.why.follows', { amount: names.money(assumed.supplies.monthly), count: assumed.supplies.months }),
    ] as const,
    [t('whatIf.why.chores'), t('whatIf.why.choresText', { count: assumed.chores })] as const,
  ];
  return (
    <Section id="what-if-why" title={t('whatIf.why.title')}>
      <Stack spacing={2} sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
        <FactList facts={facts} />
        {assumed.without_lease.length > 0 && (
          <Typography>{t('whatIf.why.withoutLease', { names: assumed.without_lease.join(comma()) })}</Typography>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '72ch' }}>
          {t('whatIf.why.text')}
        </Typography>
      </Stack>
    </Section>
  );
}
