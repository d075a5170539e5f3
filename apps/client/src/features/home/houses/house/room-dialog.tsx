import type { HouseDetail, Room } from '@common-roof/contracts';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';

import { showFormError } from '../../../../api/form-errors.ts';
import { schemaOf } from '../../../../api/contract-resolver.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { tell } from '../../../../lib/alerts.ts';
import { useAddRoomMutation, useChangeRoomMutation } from '../houses-api.ts';
import { RoomFields } from '../room-fields.tsx';
import { emptyRoom, ROOM_FIELDS, roomValuesOf, toRoomBody, type RoomValues } from '../room-values.ts';
import { FormFrame, stateOf } from '../../../../ui/form-frame.tsx';

interface RoomDialogProps {
  house: HouseDetail;
  /** Absent: a new room. */
  room?: Room;
  onClose: () => void;
}

const resolverFor =
  ({ _id: houseId, currency }: HouseDetail): Resolver<RoomValues> =>
  async (values) => {
    const parsed = (await schemaOf(({ addRoom }) => addRoom.body)).safeParse({
      house_id: houseId,
      ...toRoomBody(values, currency),
    });
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
  const [add] = useAddRoomMutation();
  const [change] = useChangeRoomMutation();
  const form = useForm({
    resolver: resolverFor(house),
    defaultValues: room === undefined ? emptyRoom() : roomValuesOf(room),
  });
  const { errors } = form.formState;

  const save = form.handleSubmit(async (values) => {
    const body = toRoomBody(values, house.currency);
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
    <FormFrame
      {...stateOf(form)}
      title={room === undefined ? t('owner.room.add') : t('owner.room.editHeading', { room: room.room_name })}
      submit={t('shell.save')}
      width="md"
      onSubmit={(event) => void save(event)}
      onClose={onClose}
    >
      <RoomFields
        currency={house.currency}
        register={(field) => form.register(field)}
        errorOf={(field) => errors[field]}
        autoFocus
      />
    </FormFrame>
  );
}
