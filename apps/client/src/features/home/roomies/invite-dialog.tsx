import type { HouseDetail } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Controller, useForm } from 'react-hook-form';

import { contractResolver } from '../../../api/contract-resolver.ts';
import { showFormError } from '../../../api/form-errors.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { tell } from '../../../lib/alerts.ts';
import { todayHere } from '../../../lib/dates.ts';
import { useCreateRoomieMutation } from './roomies-api.ts';
import { FormFrame, stateOf } from '../../../ui/form-frame.tsx';

const FIELDS = ['room_id', 'first_name', 'last_name', 'email', 'starts_on'] as const;

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
  const form = useForm({
    resolver: contractResolver(({ createRoomie }) => createRoomie.body),
    defaultValues: {
      room_id: roomId ?? empty[0]?._id ?? '',
      first_name: '',
      last_name: '',
      email: '',
      starts_on: todayHere(),
    },
  });
  const { errors } = form.formState;
  const told = (field: (typeof FIELDS)[number]): string | undefined => {
    const error = errors[field];
    if (error === undefined) return undefined;
    return error.type === 'server' ? error.message : t(`roomies.wrong.${field}`);
  };

  const submit = form.handleSubmit(async (body) => {
    try {
      const roomie = await create({ body }).unwrap();
      tell(t('roomies.invited', { name: roomie.first_name }));
      onClose();
    } catch (error) {
      showFormError(error, FIELDS, form.setError);
    }
  });

  return (
    <FormFrame
      {...stateOf(form)}
      title={t('roomies.inviteHeading', { house: house.name })}
      text={t('roomies.inviteText')}
      submit={t('roomies.inviteSubmit')}
      canSubmit={empty.length > 0}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      {empty.length === 0 ? (
        <Alert severity="info">{t('roomies.noEmptyRoom')}</Alert>
      ) : (
        <>
          <Controller
            control={form.control}
            name="room_id"
            render={({ field: { ref, ...field } }) => (
              <TextField
                {...field}
                inputRef={ref}
                select
                label={t('roomies.room')}
                error={errors.room_id !== undefined}
                helperText={told('room_id')}
              >
                {empty.map((room) => (
                  <MenuItem key={room._id} value={room._id}>
                    {room.room_name}
                  </MenuItem>
                ))}
              </TextField>
            )}
          />
          <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            {(['first_name', 'last_name'] as const).map((field) => (
              <TextField
                key={field}
                {...form.register(field)}
                label={t(`roomies.${field}`)}
                autoComplete="off"
                error={errors[field] !== undefined}
                helperText={told(field)}
              />
            ))}
          </Box>
          <TextField
            {...form.register('email')}
            label={t('roomies.email')}
            type="email"
            autoComplete="off"
            error={errors.email !== undefined}
            helperText={told('email')}
          />
          <TextField
            {...form.register('starts_on')}
            label={t('roomies.startsOn')}
            type="date"
            error={errors.starts_on !== undefined}
            helperText={told('starts_on')}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </>
      )}
    </FormFrame>
  );
}
