import type { AgreementDetail } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { paths } from '#lib/paths.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { useLeaseEndQuery } from '#features/letting/leasing/leases/leases-api.ts';
import { RentOfLease } from '#features/letting/leasing/leases/rent/rent-of-lease.tsx';
import { NoticeActions } from '#features/letting/leasing/leases/requests/notice-actions.tsx';

const MoveRoomDialog = lazyOnOpen(async () => (await import('./move-room-dialog.tsx')).MoveRoomDialog);

/** Changes of an active lease that both parties can agree on: another room, or its cancellation before it begins. */
export function LeaseChanges({ lease }: { lease: AgreementDetail }) {
  const { t, i18n } = useTranslation();
  const { _id: id, party } = lease;
  const { data: end } = useLeaseEndQuery({ id });
  const [isMoving, setIsMoving] = useState(false);
  if (end === undefined) return <Box sx={{ height: 42 }} />;
  const { begins_on: beginsOn, move, notice } = end;
  if (move !== null) {
    return (
      <Alert
        severity="info"
        action={
          <Button component={Link} to={paths.agreement(move.agreement_id)} color="inherit">
            {t('leases.move.toLease', { room: move.room })}
          </Button>
        }
      >
        {t('leases.move.agreed', { name: party.name, room: move.room, day: day(move.from, i18n.language) })}
      </Alert>
    );
  }
  if (beginsOn !== null) {
    return (
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Alert severity="info" sx={{ alignSelf: 'stretch' }}>
          {t('leases.ahead', { day: day(beginsOn, i18n.language) })}
        </Alert>
        <NoticeActions end={end} roomieId={party._id} party="homeowner" name={party.name} />
      </Stack>
    );
  }
  if (notice !== null) return null;
  return (
    <>
      <RentOfLease lease={lease} />
      <Button
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => {
          setIsMoving(true);
        }}
      >
        {t('leases.move.open')}
      </Button>
      {isMoving && (
        <MoveRoomDialog
          lease={lease}
          onClose={() => {
            setIsMoving(false);
          }}
        />
      )}
    </>
  );
}
