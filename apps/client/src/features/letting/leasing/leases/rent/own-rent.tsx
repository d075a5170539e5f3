import type { AgreementDetail, RentChange } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { ReasonDialog } from '#ui/lazy-reason-dialog.ts';
import {
  useAnswerRentChangeMutation,
  useLeaseEndQuery,
  useLeaseRentQuery,
} from '#features/letting/leasing/leases/leases-api.ts';
import { NoticeDialog } from '#features/letting/leasing/leases/notice/lazy-notice.ts';
import { RentChangeText } from './rent-change-text.tsx';

function Answers({ change, lease }: { change: RentChange; lease: AgreementDetail }) {
  const { t } = useTranslation();
  const [answer, { isLoading }] = useAnswerRentChangeMutation();
  const { data: end } = useLeaseEndQuery({ id: lease._id });
  const [asks, setAsks] = useState<'objection' | 'notice'>();
  const close = (): void => {
    setAsks(undefined);
  };
  const params = { id: change._id };
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1.5, flexWrap: 'wrap' }}>
      {change.answer === null && (
        <>
          <Button
            variant="contained"
            loading={isLoading}
            onClick={() =>
              void showOutcome(answer({ params, body: { said: 'acknowledged' } }), t('leases.rent.acknowledgedDone'))
            }
          >
            {t('leases.rent.acknowledge')}
          </Button>
          <Button
            disabled={isLoading}
            onClick={() => {
              setAsks('objection');
            }}
          >
            {t('leases.rent.object')}
          </Button>
        </>
      )}
      {end?.notice === null && (
        <Button
          color="error"
          onClick={() => {
            setAsks('notice');
          }}
        >
          {t('leases.notice.open')}
        </Button>
      )}
      {asks === 'objection' && (
        <ReasonDialog
          title={t('leases.rent.objectHeading')}
          text={t('leases.rent.objectText', { name: lease.homeowner.name })}
          label={t('leases.rent.objection')}
          missing={t('leases.rent.objectionMissing')}
          confirm={t('leases.rent.objectSend')}
          tone="primary"
          onConfirm={(objection) =>
            showOutcome(answer({ params, body: { said: 'objected', objection } }), t('leases.rent.objectedDone'))
          }
          onClose={close}
        />
      )}
      {asks === 'notice' && (
        <NoticeDialog id={lease._id} roomieId={lease.party._id} title={t('leases.notice.heading')} onClose={close} />
      )}
    </Stack>
  );
}

/** The rent announced last to the roomie, with their answers. Nothing without one. */
export function OwnRent({ lease }: { lease: AgreementDetail }) {
  const { _id: id, type, state } = lease;
  const isInForce = type === 'lease' && (state === 'active' || state === 'pre_released');
  const { data } = useLeaseRentQuery({ id }, { skip: !isInForce });
  const change = data?.changes.find((each) => each.state === 'announced');
  if (!isInForce || data === undefined || change === undefined) return null;
  return (
    <Alert severity={change.answer === null && !change.in_force ? 'warning' : 'info'}>
      <RentChangeText change={change} lease={data} />
      {!change.in_force && <Answers change={change} lease={lease} />}
    </Alert>
  );
}
