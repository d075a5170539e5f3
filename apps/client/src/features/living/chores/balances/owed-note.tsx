import { MAX_PAID_POINTS } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useReader } from '#session/use-reader.ts';
import { ButtonRow } from '#ui/button-row.tsx';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { useStandingsQuery } from '#features/living/chores/standings/points-api.ts';
import { usePayChoreDebtMutation } from './balances-api.ts';
import { PayWithMoney, type TurnPrice } from './pay-with-money.tsx';

interface OwedNoteProps {
  houseId: string;
  owed: number;
  price: TurnPrice;
}

/**
 * What the reader owes for missed turns, and how to pay it: by work, with this month's points, or with money if the
 * house agreed.
 */
export function OwedNote({ houseId, owed, price }: OwedNoteProps) {
  const { t } = useTranslation();
  const reader = useReader();
  const [isAsking, setAsking] = useState(false);
  const [pay, { isLoading }] = usePayChoreDebtMutation();
  const { currentData } = useStandingsQuery({ houseId, month: undefined });
  const own = currentData?.items.find(({ roomie }) => roomie._id === reader.id)?.points ?? 0;
  const points = Math.min(owed, own, MAX_PAID_POINTS);
  const said = { points: t('balances.points', { count: points }) };
  return (
    <Alert severity="info">
      {t('balances.owed', { points: t('balances.points', { count: owed }) })}
      {(points > 0 || price !== null) && (
        <ButtonRow>
          {points > 0 && (
            <Button
              loading={isLoading}
              onClick={() => {
                setAsking(true);
              }}
            >
              {t('balances.pay', said)}
            </Button>
          )}
          {price !== null && <PayWithMoney houseId={houseId} owed={owed} price={price} />}
        </ButtonRow>
      )}
      <ConfirmDialog
        open={isAsking}
        tone="primary"
        title={t('balances.payAsk', said)}
        text={t('balances.payText')}
        confirm={t('balances.pay', said)}
        onConfirm={() => {
          setAsking(false);
          const body = { house_id: houseId, points };
          void showOutcome(pay({ params: { id: reader.id }, body }), t('balances.paid', said));
        }}
        onClose={() => {
          setAsking(false);
        }}
      />
    </Alert>
  );
}
