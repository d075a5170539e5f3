import type { LeaseEnd, LeaseRequest, LeaseRequestKind } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { TakeBack } from '#features/letting/leasing/leases/ending/take-back.tsx';
import { OpenRequest } from './open-request.tsx';
import { RequestDialog } from './lazy-request-dialog.ts';

interface NoticeActionsProps {
  end: LeaseEnd;
  roomieId: string;
  party: LeaseRequest['by'];
  /** The other party. */
  name: string;
}

/**
 * A party's actions on the start and end of a lease: withdraw its own notice, request a change, or answer a request. A
 * lease that is replaced by another room's ends only with that one.
 */
export function NoticeActions({ end, roomieId, party, name }: NoticeActionsProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<LeaseRequestKind>();
  const { request, notice, begins_on: beginsOn } = end;
  if ((notice === null && beginsOn === null) || notice?.by === 'move') return null;
  const ask = (kind: LeaseRequestKind) => (
    <Button
      aria-label={t(`leases.request.${kind}.askOf`, { name })}
      onClick={() => {
        setAsking(kind);
      }}
    >
      {t(`leases.request.${kind}.ask`)}
    </Button>
  );
  return (
    <>
      {request !== null && <OpenRequest request={request} party={party} name={name} />}
      {notice?.by === party && (
        <TakeBack roomieId={roomieId} name={name} what={party === 'tenant' ? 'own' : 'notice'} />
      )}
      {request === null && notice !== null && notice.by !== party && ask('withdraw_notice')}
      {request === null && notice !== null && ask('earlier_end')}
      {request === null && beginsOn !== null && ask('cancel_lease')}
      {asking !== undefined && (
        <RequestDialog
          leaseId={end.agreement_id}
          kind={asking}
          name={name}
          {...(notice === null ? {} : { releaseDate: notice.release_date })}
          onClose={() => {
            setAsking(undefined);
          }}
        />
      )}
    </>
  );
}
