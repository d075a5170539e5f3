import type { HouseDetail, Room, RoomiePublic } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

import { useEmptyRoomsQuery } from '#api/resources/houses.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { todayHere } from '#lib/dates.ts';
import { formatRent } from '#lib/money.ts';
import { fullName } from '#lib/person.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { useMoveRoomieMutation } from '#features/housing/houses/houses-api.ts';
import { dot } from '#lib/direction.ts';

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
  const [move] = useMoveRoomieMutation();
  const name = fullName(roomie);
  const isHere = (houseId: string): number => (houseId === house._id ? 0 : 1);
  const choices = data?.items.toSorted((a, b) => isHere(a.house_id) - isHere(b.house_id));
  return (
    <FormDialog
      title={t('owner.room.moveHeading', { name })}
      text={t('owner.room.moveText', { room: room.room_name })}
      submit={t('owner.room.moveSubmit')}
      schema={({ moveRoomie }) => moveRoomie.body}
      values={{ room_id: '', from: todayHere() }}
      send={(body) => move({ params: { id: roomie._id }, body })}
      done={t('owner.room.moved', { name })}
      canSubmit={({ room_id: to, from }) => to !== '' && from !== ''}
      onClose={onClose}
    >
      {({ field, set, values }) => (
        <>
          {choices === undefined &&
            (isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton rows={2} avatar={false} />)}
          {choices?.length === 0 && <Alert severity="info">{t('owner.room.noEmpty')}</Alert>}
          {choices !== undefined && choices.length > 0 && (
            <>
              <TextField
                select
                required
                fullWidth
                label={t('owner.room.moveTo')}
                value={values.room_id}
                onChange={({ target }) => {
                  set({ room_id: target.value });
                }}
              >
                {choices.map((choice) => (
                  <MenuItem key={choice._id} value={choice._id}>
                    {choice.room_name}, {choice.house_name}
                    {choice.rent === null ? '' : `${dot()}${formatRent(choice.rent, choice.currency, i18n.language)}`}
                  </MenuItem>
                ))}
              </TextField>
              <Field
                {...field('from')}
                type="date"
                required
                label={t('owner.room.moveFrom')}
                max={todayHere()}
                min={roomie.starts_on ?? undefined}
              />
            </>
          )}
        </>
      )}
    </FormDialog>
  );
}
