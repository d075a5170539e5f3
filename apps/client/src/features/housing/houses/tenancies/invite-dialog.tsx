import type { HouseDetail } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

import { useTranslation } from '#i18n/use-translation.ts';
import { todayHere } from '#lib/dates.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useCreateRoomieMutation } from './roomies-api.ts';

interface InviteDialogProps {
  house: HouseDetail;
  /** The initially selected room. */
  roomId?: string;
  onClose: () => void;
}

/** Invites a new roomie to an empty room of a house. They get an e-mail to choose a password. */
export function InviteDialog({ house, roomId, onClose }: InviteDialogProps) {
  const { t } = useTranslation();
  const [create] = useCreateRoomieMutation();
  const empty = house.rooms.filter(({ roomie }) => roomie === null);
  return (
    <FormDialog
      title={t('roomies.inviteHeading', { house: house.name })}
      text={t('roomies.inviteText')}
      submit={t('roomies.inviteSubmit')}
      schema={({ createRoomie }) => createRoomie.body}
      values={{
        room_id: roomId ?? empty[0]?._id ?? '',
        first_name: '',
        last_name: '',
        email: '',
        starts_on: todayHere(),
      }}
      send={(body) => create({ body })}
      done={({ first_name: name }) => t('roomies.invited', { name })}
      canSubmit={empty.length > 0}
      onClose={onClose}
    >
      {({ field }) => {
        if (empty.length === 0) return <Alert severity="info">{t('roomies.noEmptyRoom')}</Alert>;
        const room = field('room_id', t('roomies.wrong.room_id'));
        return (
          <>
            <TextField
              select
              label={t('roomies.room')}
              value={room.value}
              onChange={({ target }) => {
                room.onChange(target.value);
              }}
              error={room.error !== undefined}
              helperText={room.error}
            >
              {empty.map(({ _id, room_name: name }) => (
                <MenuItem key={_id} value={_id}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
            <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
              {(['first_name', 'last_name'] as const).map((name) => (
                <Field
                  key={name}
                  {...field(name, t(`roomies.wrong.${name}`))}
                  label={t(`roomies.${name}`)}
                  autoComplete="off"
                />
              ))}
            </Box>
            <Field
              {...field('email', t('roomies.wrong.email'))}
              label={t('roomies.email')}
              type="email"
              autoComplete="off"
            />
            <Field {...field('starts_on', t('roomies.wrong.starts_on'))} label={t('roomies.startsOn')} type="date" />
          </>
        );
      }}
    </FormDialog>
  );
}
