import type { Deposit } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { nearDay, todayHere } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { Section } from '#ui/page.tsx';

function usePaymentSummary(deposit: Deposit): { line: string; more: string; isLate: boolean } {
  const { t, i18n } = useTranslation();
  const { currency, held, deducted, left, return_by: by, settled, disputable_until: until } = deposit;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const onDay = (day: string): string => nearDay(day, i18n.language);
  if (settled !== null) {
    const returned = { returned: money(settled.returned), held: money(held), day: onDay(settled.returned_on) };
    const more = until === null ? '' : t('waiting.deposit.disputable', { day: onDay(until) });
    return { line: t('waiting.deposit.settled', returned), more, isLate: false };
  }
  const isLate = by < todayHere();
  const more =
    Number(deducted) === 0
      ? t('waiting.deposit.whole')
      : t('waiting.deposit.deducted', { deducted: money(deducted), held: money(held) });
  const line = t(isLate ? 'waiting.deposit.late' : 'waiting.deposit.held', { left: money(left), day: onDay(by) });
  return { line, more, isLate };
}

/** What a roomie gets back from a deposit, and by when. */
export function DepositAwaited({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation();
  const { line, more, isLate } = usePaymentSummary(deposit);
  return (
    <Section id="deposit-awaited" title={t('waiting.deposit.heading')}>
      <Box sx={{ px: { xs: 2, sm: 3 }, pb: 2 }}>
        <Typography sx={{ fontSize: 20, fontWeight: 600, ...(isLate ? { color: 'error.main' } : {}) }}>
          {line}
        </Typography>
        {more !== '' && <Typography>{more}</Typography>}
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          {t('waiting.deposit.of', { homeowner: deposit.homeowner.name, house: deposit.house.name })}
        </Typography>
        <Button component={Link} to={paths.ownAgreement(deposit.agreement_id)} variant="outlined">
          {t('waiting.deposit.open')}
        </Button>
      </Box>
    </Section>
  );
}
