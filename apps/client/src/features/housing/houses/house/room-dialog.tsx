import type { HouseDetail, Room } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { textProps } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useAddRoomMutation, useChangeRoomMutation } from '#features/housing/houses/houses-api.ts';
import { RoomFields } from '#features/housing/houses/room-fields.tsx';
import { emptyRoom, roomValuesOf, toRoomBody } from '#features/housing/houses/room-values.ts';

interface RoomDialogProps {
  house: HouseDetail;
  /** Absent: a new room. */
  room?: Room;
  onClose: () => void;
}

export function RoomDialog({ house, room, onClose }: RoomDialogProps) {
  const { t, i18n } = useTranslation();
  const { _id: house_id, homeowner_id, currency } = house;
  const [add] = useAddRoomMutation();
  const [change] = useChangeRoomMutation();
  return (
    <FormDialog
      title={room === undefined ? t('owner.room.add') : t('owner.room.editHeading', { room: room.room_name })}
      submit={t('shell.save')}
      width="md"
      schema={({ addRoom }) => addRoom.body}
      values={room === undefined ? emptyRoom() : roomValuesOf(room, currency, i18n.language)}
      body={(values) => ({ house_id, ...toRoomBody(values, currency) })}
      send={(body) => {
        if (room === undefined) return add({ params: { id: homeowner_id }, body });
        const { house_id: _, ...changes } = body;
        return change({ params: { id: room._id }, body: changes });
      }}
      done={(_, { room_name }) =>
        room === undefined ? t('owner.room.added', { room: room_name }) : t('owner.room.saved')
      }
      onClose={onClose}
    >
      {({ field }) => (
        <RoomFields
          currency={currency}
          propsOf={(name, { wrong, hint }) => textProps(field(name, wrong), hint)}
          autoFocus
        />
      )}
    </FormDialog>
  );
}
