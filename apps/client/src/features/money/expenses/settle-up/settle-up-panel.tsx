import type { SettleUpPayment } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { useReader } from '#session/use-reader.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { Section } from '#ui/page.tsx';
import { NothingHere } from '#ui/paged-list.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { BalanceBars } from './balance-bars.tsx';
import { PaymentRow } from './payment-row.tsx';
import { useSettleUpQuery } from './settle-up-api.ts';

const HistoryDialog = lazyOnOpen(async () => (await import('./history-dialog.tsx')).HistoryDialog);

interface SettleUpPanelProps {
  house: { readonly _id: string; readonly name: string };
  /** Set for a house the reader has left: it is named, and only their part is shown. */
  isElsewhere?: boolean;
  /** Link to the details of the reader's balance, provided by another feature. */
  why?: ReactNode;
}

function Payments({ payments, heading }: { payments: readonly SettleUpPayment[]; heading?: string }) {
  const id = useId();
  if (payments.length === 0) return null;
  return (
    <>
      {heading !== undefined && (
        <Typography id={id} variant="h4" component="h3" sx={{ px: { xs: 2, sm: 3 }, pt: 2, pb: 1 }}>
          {heading}
        </Typography>
      )}
      <Box
        component="ul"
        {...(heading === undefined ? {} : { 'aria-labelledby': id })}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        {payments.map((payment) => (
          <PaymentRow key={payment._id} payment={payment} />
        ))}
      </Box>
    </>
  );
}

/** Sorts payments: others wait for the reader, the reader has to pay, or the reader waits. */
const urgencyOf = ({ may }: SettleUpPayment): number => (may.reject ? 0 : may.pay ? 1 : 2);

/** Who owes whom in a house, and the fewest payments that make everyone even; the reader's come first. */
export function SettleUpPanel({ house, isElsewhere = false, why }: SettleUpPanelProps) {
  const { t } = useTranslation();
  const { id: readerId } = useReader();
  const [isAsked, setAsked] = useState(false);
  const { currentData: plan, isError, refetch } = useSettleUpQuery({ houseId: house._id });
  const isOwn = ({ from, to }: SettleUpPayment): boolean => from._id === readerId || to._id === readerId;
  const isUneven = plan?.balances.some(({ amount }) => Number(amount) !== 0) ?? false;
  const body = () => {
    if (plan === undefined) {
      return isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton rows={2} avatar={false} />;
    }
    const { payments, balances, currency } = plan;
    if (payments.length === 0 && !isUneven) {
      return <NothingHere text={t(isElsewhere ? 'settleUp.youAreEven' : 'settleUp.even')} />;
    }
    const own = payments.filter(isOwn).toSorted((a, b) => urgencyOf(a) - urgencyOf(b));
    const others = payments.filter((payment) => !isOwn(payment));
    return (
      <>
        {!isElsewhere && <BalanceBars balances={balances} currency={currency} />}
        <Payments payments={own} />
        <Payments payments={others} {...(own.length > 0 ? { heading: t('settleUp.others') } : {})} />
      </>
    );
  };
  return (
    <Section
      id={`settle-up-${house._id}`}
      title={isElsewhere ? t('settleUp.headingOf', { house: house.name }) : t('settleUp.heading')}
      actions={
        plan !== undefined && (
          <>
            {isUneven && why}
            <Button
              onClick={() => {
                setAsked(true);
              }}
            >
              {t('settleUp.history.open')}
            </Button>
          </>
        )
      }
    >
      {body()}
      {isAsked && (
        <HistoryDialog
          houseId={house._id}
          onClose={() => {
            setAsked(false);
          }}
        />
      )}
    </Section>
  );
}
