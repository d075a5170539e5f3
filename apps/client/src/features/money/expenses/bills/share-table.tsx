import type { BillSharer, CostShare } from '@common-roof/contracts';
import { fromWireMoney, toWireMoney } from '@common-roof/domain/money';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { dot } from '#lib/direction.ts';
import { formatMoney } from '#lib/money.ts';
import { useReader } from '#session/use-reader.ts';

interface ShareTableProps {
  shares: readonly CostShare[];
  currency: string;
  /** The shares of those who don't share it alike. */
  split?: readonly BillSharer[];
  /** Whether to show the part before rounding. */
  isExact?: boolean;
}

/** The shares of a bill, with each person's days. */
export function ShareTable({ shares, split = [], currency, isExact = false }: ShareTableProps) {
  const { t, i18n } = useTranslation();
  const { id: readerId } = useReader();
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const unit = money(toWireMoney(1, currency));
  const nameOf = ({ person }: CostShare): string => {
    if (person === null) return t('costs.why.homeowner');
    return person._id === readerId ? t('costs.you') : person.first_name;
  };
  const sharesOf = ({ person }: CostShare): number | undefined =>
    split.find(({ roomie }) => roomie === person?._id)?.shares;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {shares.map((share) => (
        <Box
          component="li"
          key={share.person?._id ?? 'homeowner'}
          sx={{ display: 'flex', gap: 2, py: 1, borderTop: '1px solid', borderColor: 'divider' }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography
              sx={{ overflowWrap: 'anywhere', ...(share.person?._id === readerId ? { fontWeight: 650 } : {}) }}
            >
              {nameOf(share)}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t(share.person === null ? 'costs.why.emptyDays' : 'costs.why.days', { count: share.days })}
              {sharesOf(share) !== undefined && `${dot()}${t('costs.why.shares', { count: sharesOf(share) ?? 0 })}`}
              {isExact && share.exact.over !== 0 && fromWireMoney(share.exact.amount, currency) >= 0 && (
                <>
                  {dot()}
                  {t('costs.why.exact', {
                    amount: money(share.exact.amount),
                    over: share.exact.over,
                    of: share.exact.of,
                    unit,
                  })}
                </>
              )}
            </Typography>
          </Box>
          <Typography sx={{ flex: 'none', alignSelf: 'center', fontVariantNumeric: 'tabular-nums' }}>
            {money(share.amount)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
