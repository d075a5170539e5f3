import { addRoom, type HouseDetail, type Room } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { showFormError } from '../../../api/form-errors.ts';
import { bodyOf } from '../../../api/request.ts';
import { tell } from '../../../lib/alerts.ts';
import { useAddRoomMutation, useChangeRoomMutation } from '../houses-api.ts';
import { RoomFields } from '../room-fields.tsx';
import { emptyRoom, ROOM_FIELDS, roomValuesOf, toRoomBody, type RoomValues } from '../room-values.ts';

interface RoomDialogProps {
  house: HouseDetail;
  /** Absent: a new one. */
  room?: Room;
  onClose: () => void;
}

const resolverFor =
  (houseId: string): Resolver<RoomValues> =>
  (values) => {
    const parsed = bodyOf(addRoom).safeParse({ house_id: houseId, ...toRoomBody(values) });
    if (parsed.success) return { values, errors: {} };
    const errors: FieldErrors<RoomValues> = {};
    for (const { path, message } of parsed.error.issues) {
      const field = ROOM_FIELDS.find((known) => known === path[0]);
      if (field !== undefined) errors[field] ??= { type: 'schema', message };
    }
    return { values: {}, errors };
  };

export function RoomDialog({ house, room, onClose }: RoomDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const [add] = useAddRoomMutation();
  const [change] = useChangeRoomMutation();
  const form = useForm({
    resolver: resolverFor(house._id),
    defaultValues: room === undefined ? emptyRoom() : roomValuesOf(room),
  });
  const { errors, isSubmitting } = form.formState;

  const save = form.handleSubmit(async (values) => {
    const body = toRoomBody(values);
    try {
      if (room === undefined) {
        await add({ params: { id: house.homeowner_id }, body: { house_id: house._id, ...body } }).unwrap();
        tell(t('owner.room.added', { room: body.room_name }));
      } else {
        await change({ params: { id: room._id }, body }).unwrap();
        tell(t('owner.room.saved'));
      }
      onClose();
    } catch (error) {
      showFormError(error, ROOM_FIELDS, form.setError);
    }
  });

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <form noValidate onSubmit={(event) => void save(event)}>
        <DialogTitle id={titleId}>
          {room === undefined ? t('owner.room.add') : t('owner.room.editHeading', { room: room.room_name })}
        </DialogTitle>
        <DialogContent sx={{ '& > :first-of-type': { mt: 1 } }}>
          {errors.root !== undefined && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {errors.root.message}
            </Alert>
          )}
          <RoomFields
            currency={house.currency}
            register={(field) => form.register(field)}
            errorOf={(field) => errors[field]}
            autoFocus
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onClose}>{t('shell.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isSubmitting}>
            {t('shell.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
