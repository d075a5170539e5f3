import type { LeaseRequest } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf, day } from '#lib/dates.ts';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import {
  useAnswerLeaseRequestMutation,
  useWithdrawLeaseRequestMutation,
} from '#features/letting/leasing/leases/leases-api.ts';

interface OpenRequestProps {
  request: LeaseRequest;
  /** The reader's party. */
  party: LeaseRequest['by'];
  /** The other party. */
  name: string;
}

/** The other party's request, with the possible answers. */
function TheirRequest({ request, name }: Omit<OpenRequestProps, 'party'>) {
  const { t, i18n } = useTranslation();
  const [answer, { isLoading }] = useAnswerLeaseRequestMutation();
  const [isAgreeing, setIsAgreeing] = useState(false);
  const { _id: id, kind, last_day: lastDay, reason } = request;
  const values = { name, day: lastDay === null ? '' : day(lastDay, i18n.language) };
  const send = (accept: boolean): void => {
    setIsAgreeing(false);
    const done = accept ? t(`leases.request.${kind}.agreed`, values) : t('leases.request.declined', values);
    void showOutcome(answer({ params: { id }, body: { accept } }), done);
  };
  return (
    <Alert severity="warning">
      <Typography sx={{ fontWeight: 600 }}>{t(`leases.request.${kind}.theirs`, values)}</Typography>
      {reason !== '' && <Typography sx={{ overflowWrap: 'anywhere' }}>“{reason}”</Typography>}
      <Typography variant="body2">{t(`leases.request.${kind}.until`)}</Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1.5, flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          loading={isLoading}
          onClick={() => {
            setIsAgreeing(true);
          }}
        >
          {t('leases.request.agree')}
        </Button>
        <Button
          disabled={isLoading}
          onClick={() => {
            send(false);
          }}
        >
          {t('leases.request.decline')}
        </Button>
      </Stack>
      <ConfirmDialog
        open={isAgreeing}
        title={t(`leases.request.${kind}.agreeAsk`, values)}
        text={t(`leases.request.${kind}.agreeText`)}
        confirm={t('leases.request.agree')}
        tone="primary"
        onClose={() => {
          setIsAgreeing(false);
        }}
        onConfirm={() => {
          send(true);
        }}
      />
    </Alert>
  );
}

/** The reader's own request, which waits for the other party. */
function OwnRequest({ request, name }: Omit<OpenRequestProps, 'party'>) {
  const { t, i18n } = useTranslation();
  const [withdraw, { isLoading }] = useWithdrawLeaseRequestMutation();
  const { _id: id, kind, at, last_day: lastDay } = request;
  return (
    <Alert
      severity="info"
      action={
        <Button
          color="inherit"
          loading={isLoading}
          onClick={() => void showOutcome(withdraw({ params: { id } }), t('leases.request.withdrawn'))}
        >
          {t('leases.request.withdraw')}
        </Button>
      }
    >
      {t(`leases.request.${kind}.own`, {
        name,
        day: lastDay === null ? '' : day(lastDay, i18n.language),
        at: dateOf(at, i18n.language),
      })}
    </Alert>
  );
}

/** An open request about a lease under notice, for either party. */
export function OpenRequest({ request, party, name }: OpenRequestProps) {
  return request.by === party ? (
    <OwnRequest request={request} name={name} />
  ) : (
    <TheirRequest request={request} name={name} />
  );
}
