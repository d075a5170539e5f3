import type { HouseDetail, Room, RoomiePublic } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { isApiError } from '../../../api/api-error.ts';
import { tell } from '../../../lib/alerts.ts';
import { todayHere } from '../../../lib/dates.ts';
import { formatRent } from '../../../lib/money.ts';
import { fullName } from '../../../lib/person.ts';
import { ListSkeleton, LoadError } from '../../../ui/states.tsx';
import { useEmptyRoomsQuery, useMoveRoomieMutation } from '../houses-api.ts';

interface MoveDialogProps {
  house: HouseDetail;
  room: Room;
  roomie: RoomiePublic;
  onClose: () => void;
}

/** Moves a roomie to another empty room, those of this house first. */
export function MoveDialog({ house, room, roomie, onClose }: MoveDialogProps) {
  const { t, i18n } = useTranslation();
  const titleId = useId();
  const { data, isError, refetch } = useEmptyRoomsQuery();
  const [move, { isLoading, error }] = useMoveRoomieMutation();
  const [to, setTo] = useState('');
  const [from, setFrom] = useState(todayHere);
  const name = fullName(roomie);
  const isHere = (houseId: string): number => (houseId === house._id ? 0 : 1);
  const choices = data?.items.toSorted((a, b) => isHere(a.house_id) - isHere(b.house_id));

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const answer = await move({ params: { id: roomie._id }, body: { room_id: to, from } });
    if (answer.error !== undefined) return;
    tell(t('owner.room.moved', { name }));
    onClose();
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={titleId}>{t('owner.room.moveHeading', { name })}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2.5 }}>{t('owner.room.moveText', { room: room.room_name })}</DialogContentText>
          {isApiError(error) && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {error.message}
            </Alert>
          )}
          {choices === undefined &&
            (isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton rows={2} avatar={false} />)}
          {choices?.length === 0 && <Alert severity="info">{t('owner.room.noEmpty')}</Alert>}
          {choices !== undefined && choices.length > 0 && (
            <Stack spacing={2.5}>
              <TextField
                select
                required
                fullWidth
                label={t('owner.room.moveTo')}
                value={to}
                onChange={({ target }) => {
                  setTo(target.value);
                }}
              >
                {choices.map((choice) => (
                  <MenuItem key={choice._id} value={choice._id}>
                    {choice.room_name}, {choice.house_name}
                    {choice.rent === null ? '' : ` · ${formatRent(choice.rent, choice.currency, i18n.language)}`}
                  </MenuItem>
                ))}
              </TextField>
              <TextField
                type="date"
                required
                label={t('owner.room.moveFrom')}
                value={from}
                onChange={({ target }) => {
                  setFrom(target.value);
                }}
                slotProps={{
                  inputLabel: { shrink: true },
                  htmlInput: { max: todayHere(), ...(roomie.starts_on === null ? {} : { min: roomie.starts_on }) },
                }}
              />
            </Stack>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onClose}>{t('shell.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isLoading} disabled={to === '' || from === ''}>
            {t('owner.room.moveSubmit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
