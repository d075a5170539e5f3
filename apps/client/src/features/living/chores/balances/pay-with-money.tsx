import { type CallResponse, type getChoreBalances, MAX_PAID_POINTS } from '@common-roof/contracts';
import { fromWireMoney, toWireMoney } from '@common-roof/domain';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { formatMoney } from '#lib/money.ts';
import { useReader } from '#session/use-reader.ts';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { usePayTurnsWithMoneyMutation } from './balances-api.ts';

/** Price of a point; null: the house has not agreed on one. */
export type TurnPrice = CallResponse<typeof getChoreBalances>['price'];

interface PayWithMoneyProps {
  houseId: string;
  /** In points. */
  owed: number;
  price: NonNullable<TurnPrice>;
}

/** Converts the reader's missed turns into money owed to housemates. */
export function PayWithMoney({ houseId, owed, price: { amount, currency } }: PayWithMoneyProps) {
  const { t, i18n } = useTranslation();
  const reader = useReader();
  const [isAsking, setAsking] = useState(false);
  const [pay, { isLoading }] = usePayTurnsWithMoneyMutation();
  const points = Math.min(owed, MAX_PAID_POINTS);
  const sum = toWireMoney(points * fromWireMoney(amount, currency), currency);
  const said = {
    points: t('balances.points', { count: points }),
    amount: formatMoney(sum, currency, i18n.language),
    price: formatMoney(amount, currency, i18n.language),
  };
  return (
    <>
      <Button
        loading={isLoading}
        onClick={() => {
          setAsking(true);
        }}
      >
        {t('balances.money.pay', said)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        tone="primary"
        title={t('balances.money.ask', said)}
        text={t('balances.money.text', said)}
        confirm={t('balances.money.pay', said)}
        onConfirm={() => {
          setAsking(false);
          const body = { house_id: houseId, points, price: amount };
          void showOutcome(pay({ params: { id: reader.id }, body }), t('balances.money.done', said));
        }}
        onClose={() => {
          setAsking(false);
        }}
      />
    </>
  );
}
