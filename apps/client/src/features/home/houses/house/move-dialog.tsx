import type { HouseDetail, Room, RoomiePublic } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

import { refusalOf } from '../../../../api/api-error.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { tell } from '../../../../lib/alerts.ts';
import { todayHere } from '../../../../lib/dates.ts';
import { formatRent } from '../../../../lib/money.ts';
import { fullName } from '../../../../lib/person.ts';
import { ListSkeleton, LoadError } from '../../../../ui/states.tsx';
import { useEmptyRoomsQuery } from '../../../../api/resources/houses.ts';
import { useMoveRoomieMutation } from '../houses-api.ts';
import { FormFrame } from '../../../../ui/form-frame.tsx';

interface MoveDialogProps {
  house: HouseDetail;
  room: Room;
  roomie: RoomiePublic;
  onClose: () => void;
}

/** Moves a roomie to another empty room; rooms of this house come first. */
export function MoveDialog({ house, room, roomie, onClose }: MoveDialogProps) {
  const { t, i18n } = useTranslation();
  const { data, isError, refetch } = useEmptyRoomsQuery();
  const [move, { isLoading, error }] = useMoveRoomieMutation();
  const [to, setTo] = useState('');
  const [from, setFrom] = useState(todayHere);
  const name = fullName(roomie);
  const isHere = (houseId: string): number => (houseId === house._id ? 0 : 1);
  const choices = data?.items.toSorted((a, b) => isHere(a.house_id) - isHere(b.house_id));

  const submit = async (): Promise<void> => {
    const answer = await move({ params: { id: roomie._id }, body: { room_id: to, from } });
    if (answer.error !== undefined) return;
    tell(t('owner.room.moved', { name }));
    onClose();
  };

  return (
    <FormFrame
      title={t('owner.room.moveHeading', { name })}
      text={t('owner.room.moveText', { room: room.room_name })}
      submit={t('owner.room.moveSubmit')}
      isDirty={to !== ''}
      isBusy={isLoading}
      error={refusalOf(error)}
      canSubmit={to !== '' && from !== ''}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
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
    </FormFrame>
  );
}
