import type { HouseBalance } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { ButtonRow } from '#ui/button-row.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { EnterPayment } from './payments/enter-payment.tsx';
import { ReportPayment } from './payments/report-payment.tsx';
import { Reported } from './payments/reported.tsx';
import { HowToPay } from './pay/how-to-pay.tsx';
import { isLate, leftOf, nextOf, reportedDues } from './dues.ts';
import { OpenAmounts } from './open-amounts.tsx';
import type { Side } from './use-side.ts';

const Details = lazyOnOpen(async () => (await import('./details.tsx')).Details);

interface InHouseProps {
  roomieId: string;
  balance: HouseBalance;
  side: Side;
  name: string;
  /** If true, the house needn't be named. */
  isOnlyOne: boolean;
}

/** A house's balance with overdue and next amounts, expandable to the details. */
export function InHouse({ roomieId, balance, side, name, isOnlyOne }: InHouseProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const [isShown, setShown] = useState(false);
  const { house, currency, open } = balance;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const paid = reportedDues(balance);
  const late = open.filter((due) => isLate(due) && !paid.has(due._id));
  const next = nextOf(balance);
  const hasMore = open.length > 0 || balance.accounts.some(({ amount }) => Number(amount) !== 0);
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, pb: 2, '& + &': { pt: 2, borderTop: '1px solid', borderColor: 'divider' } }}>
      {!isOnlyOne && (
        <Typography id={`${id}-house`} variant="h4" component="h3" sx={{ mb: 0.5, overflowWrap: 'anywhere' }}>
          {house.name}
        </Typography>
      )}
      <OpenAmounts balance={balance} side={side} name={name} />
      {late.length > 0 && (
        <Typography sx={{ color: 'error.main', fontWeight: 600 }}>
          {t('money.late', { amount: money(leftOf(late, currency)) })}
        </Typography>
      )}
      {next !== undefined && (
        <Typography>{t('money.next', { amount: money(next.left), day: day(next.due_on, i18n.language) })}</Typography>
      )}
      {balance.reported !== null && <Reported reported={balance.reported} side={side} name={name} />}
      <Box sx={{ mt: 1.5 }}>
        <ButtonRow>
          {side === 'own' && <HowToPay balance={balance} isDescribedBy={isOnlyOne ? undefined : `${id}-house`} />}
          {side === 'own' && <ReportPayment roomieId={roomieId} balance={balance} />}
          {side === 'theirs' && <EnterPayment roomieId={roomieId} name={name} balance={balance} />}
          {hasMore && (
            <Button
              aria-expanded={isShown}
              {...(isOnlyOne ? {} : { 'aria-describedby': `${id}-house` })}

              onClick={() => {
                setShown(!isShown);
              }}
            >
              {t(isShown ? 'money.hideDetails' : 'money.showDetails')}
            </Button>
          )}
        </ButtonRow>
      </Box>
      {isShown && <Details balance={balance} side={side} />}
    </Box>
  );
}
