import type { OwnAd } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useEffect, useEffectEvent } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';

import { useEmptyRoomsQuery } from '#api/resources/houses.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { type AdField, suggestionFor, type AdValues } from './ad-values.ts';

/** The room of a new ad; choosing one fills empty fields with its data. */
function RoomChoice({ form, roomId }: { form: UseFormReturn<AdValues>; roomId: string | undefined }) {
  const { t, i18n } = useTranslation();
  const { data } = useEmptyRoomsQuery();
  const rooms = data?.items.filter(({ state }) => state === 'vacant');
  const choose = (id: string): void => {
    const room = rooms?.find(({ _id }) => _id === id);
    if (room === undefined) return;
    for (const [field, value] of Object.entries(suggestionFor(room, i18n.language)) as [
      keyof ReturnType<typeof suggestionFor>,
      string,
    ][]) {
      if (!form.getFieldState(field).isDirty) form.setValue(field, value);
    }
  };
  const isKnown = rooms?.some(({ _id }) => _id === roomId) === true;
  const chooseKnown = useEffectEvent(() => {
    if (roomId === undefined) return;
    form.setValue('room_id', roomId);
    choose(roomId);
  });
  useEffect(() => {
    if (isKnown) chooseKnown();
  }, [isKnown]);
  if (rooms?.length === 0) return <Alert severity="info">{t('ads.edit.noRooms')}</Alert>;
  return (
    <Controller
      control={form.control}
      name="room_id"
      render={({ field, fieldState }) => (
        <TextField
          {...field}
          select
          label={t('ads.edit.room')}
          required
          error={fieldState.error !== undefined}
          helperText={fieldState.error === undefined ? undefined : (fieldState.error.message ?? t('ads.wrong.room_id'))}
          onChange={(event) => {
            field.onChange(event);
            choose(event.target.value);
          }}
        >
          {(rooms ?? []).map((room) => (
            <MenuItem key={room._id} value={room._id}>
              {room.house_name}: {room.room_name}
            </MenuItem>
          ))}
        </TextField>
      )}
    />
  );
}

interface AdFieldsProps {
  form: UseFormReturn<AdValues>;
  ad: OwnAd | undefined;
  roomId: string | undefined;
}

export function AdFields({ form, ad, roomId }: AdFieldsProps) {
  const { t } = useTranslation();
  const { errors } = form.formState;
  const currency = useWatch({ control: form.control, name: 'currency' });
  const filled = useWatch({ control: form.control });
  const text = (field: AdField, hint?: string) => ({
    ...form.register(field),
    label: t(`ads.edit.field.${field}`),
    error: errors[field] !== undefined,
    helperText: errors[field] === undefined ? hint : (errors[field].message ?? t(`ads.wrong.${field}`)),
  });
  // A suggested value must move the label, too.
  const label = (field: AdField) =>
    filled[field] === '' || filled[field] === undefined ? {} : { inputLabel: { shrink: true } };
  const money = {
    htmlInput: { inputMode: 'decimal' },
    input: { endAdornment: <InputAdornment position="end">{currency}</InputAdornment> },
  } as const;
  return (
    <>
      {ad === undefined && <RoomChoice form={form} roomId={roomId} />}
      <TextField {...text('title')} required slotProps={label('title')} />
      <TextField
        {...text('text', t('ads.edit.textHint'))}
        multiline
        minRows={5}
        maxRows={14}
        required
        slotProps={label('text')}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}>
        <TextField {...text('rent')} required slotProps={{ ...money, ...label('rent') }} />
        <TextField {...text('deposit')} required slotProps={{ ...money, ...label('deposit') }} />
        <TextField
          {...text('available_from', t('owner.room.availableFromHint'))}
          type="date"
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Box>
    </>
  );
}
