import { MAX_PAID_POINTS } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { tellOutcome } from '../../../../api/tell-outcome.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useReader } from '../../../../session/use-reader.ts';
import { ButtonRow } from '../../../../ui/button-row.tsx';
import { ConfirmDialog } from '../../../../ui/opened-confirm-dialog.ts';
import { useStandingsQuery } from '../standings/points-api.ts';
import { usePayChoreDebtMutation } from './balances-api.ts';

/** What the reader owes for missed turns, and how it is paid: by work, or with points of this month. */
export function OwedNote({ houseId, owed }: { houseId: string; owed: number }) {
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
      {points > 0 && (
        <ButtonRow>
          <Button
            loading={isLoading}
            onClick={() => {
              setAsking(true);
            }}
          >
            {t('balances.pay', said)}
          </Button>
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
          void tellOutcome(pay({ params: { id: reader.id }, body }), t('balances.paid', said));
        }}
        onClose={() => {
          setAsking(false);
        }}
      />
    </Alert>
  );
}
