import { createRoomie, type HouseDetail } from '@common-roof/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { showFormError } from '../../api/form-errors.ts';
import { bodyOf } from '../../api/request.ts';
import { tell } from '../../lib/alerts.ts';
import { todayHere } from '../../lib/dates.ts';
import { useCreateRoomieMutation } from './roomies-api.ts';

const FIELDS = ['room_id', 'first_name', 'last_name', 'email', 'starts_on'] as const;

/** Somebody new in an empty room of a house, who gets an e-mail to choose a password. */
export function InviteDialog({ house, onClose }: { house: HouseDetail; onClose: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  const formId = useId();
  const [create] = useCreateRoomieMutation();
  const empty = house.rooms.filter(({ roomie }) => roomie === null);
  const form = useForm({
    resolver: zodResolver(bodyOf(createRoomie)),
    defaultValues: {
      room_id: empty[0]?._id ?? '',
      first_name: '',
      last_name: '',
      email: '',
      starts_on: todayHere(),
    },
  });
  const { errors, isSubmitting } = form.formState;
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
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('roomies.inviteHeading', { house: house.name })}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2.5 }}>{t('roomies.inviteText')}</DialogContentText>
        {empty.length === 0 ? (
          <Alert severity="info">{t('roomies.noEmptyRoom')}</Alert>
        ) : (
          <Stack component="form" id={formId} noValidate spacing={2.5} onSubmit={(event) => void submit(event)}>
            {errors.root !== undefined && <Alert severity="error">{errors.root.message}</Alert>}
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
          </Stack>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{t('shell.cancel')}</Button>
        {empty.length > 0 && (
          <Button type="submit" form={formId} variant="contained" loading={isSubmitting}>
            {t('roomies.inviteSubmit')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
