import type { LedgerEntry } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { dot } from '#lib/direction.ts';
import { formatMoney } from '#lib/money.ts';
import { Amount } from './details.tsx';
import { unsigned } from './dues.ts';
import { PaymentOfEntry } from './payments/payment-of-entry.tsx';
import { useAbout } from './use-about.ts';
import type { Side } from './use-side.ts';
import { useWhy } from './use-why.ts';

interface EntryRowProps {
  entry: LedgerEntry;
  side: Side;
  /** The reason for its reversal, if it was reversed. */
  reason: string | undefined;
  isHouseNamed: boolean;
}

/** A ledger entry: date, subject, amount and running balance. */
export function EntryRow({ entry, side, reason, isHouseNamed }: EntryRowProps) {
  const { t, i18n } = useTranslation();
  const { house, currency, amount, balance, account, reverses, reversed_by: reversal } = entry;
  const isStruck = reversal !== null;
  const isReversal = reverses !== null;
  // A reversal has the facts of its original, and the opposite amount.
  const hasWay = entry.about.kind === 'supply' || entry.about.kind === 'settle_up';
  const told = isReversal && hasWay ? { ...entry, amount: otherWay(amount) } : entry;
  const { title, facts } = useAbout(side)(told);
  const money = (sum: string): string => formatMoney(sum, currency, i18n.language);
  const sum = Number(balance);
  const stand = sum === 0 ? 'standsEven' : sum < 0 ? 'standsAbove' : 'standsAt';
  const whyOf = useWhy();
  const why = isReversal ? whyOf(entry) : reason;
  return (
    <Box component="li" sx={{ px: { sm: 3 }, py: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'baseline' }}>
        <Typography
          component={isStruck ? 's' : 'p'}
          sx={{
            flex: 1,
            minWidth: 0,
            fontWeight: 600,
            overflowWrap: 'anywhere',
            ...(isStruck ? { color: 'text.secondary' } : {}),
          }}
        >
          {isReversal ? t('money.entries.takesBack', { what: title }) : title}
        </Typography>
        <Amount isStruck={isStruck}>{money(amount)}</Amount>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {[day(entry.on_day, i18n.language), ...(isHouseNamed ? [house.name] : []), ...(isReversal ? [] : facts)].join(
          dot(),
        )}
      </Typography>
      {(isStruck || isReversal) && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {[
            ...(isStruck ? [t('money.entries.takenBack')] : []),
            ...(why === undefined || why === '' ? [] : [why]),
          ].join(': ')}
        </Typography>
      )}
      {!isReversal && entry.cause !== null && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t('money.entries.recalculated', { version: entry.version, why: whyOf(entry) })}
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(`money.entries.${stand}`, { account: t(`money.account.${account}`), amount: money(unsigned(balance)) })}
      </Typography>
      {entry.about.kind === 'payment' && !isReversal && (
        <PaymentOfEntry
          id={entry.subject._id}
          side={side}
          what={`${title}, ${day(entry.on_day, i18n.language)}, ${money(unsigned(amount))}`}
        />
      )}
    </Box>
  );
}

const otherWay = (amount: string): string => (amount.startsWith('-') ? unsigned(amount) : `-${amount}`);
