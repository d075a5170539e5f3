import { type HouseDetail, LIMITS } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useController, useFieldArray, useForm } from 'react-hook-form';

import { showFormError } from '#api/form-errors.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { ButtonRow } from '#ui/button-row.tsx';
import { AddIcon, CloseIcon } from '#ui/icons.tsx';
import { fieldProps } from '#ui/field-props.ts';
import { TextField } from '#ui/text-field.tsx';
import { useCompleteHouseMutation } from '#features/housing/houses/houses-api.ts';
import { RoomFields } from '#features/housing/houses/room-fields.tsx';
import { emptyRoom, ROOM_FIELDS } from '#features/housing/houses/room-values.ts';
import { AmenitiesField } from './amenities-field.tsx';
import { RestoredNote } from './restored-note.tsx';
import { roomsResolver, roomsValuesOf, toCompleteBody } from './rooms-values.ts';
import { useDraftAutosave, useDraftValues } from './use-form-draft.ts';
import { OfflineNote } from '#ui/offline-note.tsx';

interface RoomsFormProps {
  house: HouseDetail;
  actions: ReactNode;
  onOpened: (house: HouseDetail) => void;
}

/** The second step: rooms, amenities and house rules. */
export function RoomsForm({ house, actions, onOpened }: RoomsFormProps) {
  const { t, i18n } = useTranslation();
  const name = `rooms:${house._id}`;
  const [fresh] = useState(() => roomsValuesOf(house, i18n.language));
  const { values, isRestored } = useDraftValues(name, fresh);
  const form = useForm({ resolver: roomsResolver(house.currency), defaultValues: values });
  const typing = useDraftAutosave(name, form);
  const [isBack, setBack] = useState(isRestored);
  const rooms = useFieldArray({ control: form.control, name: 'rooms' });
  const amenities = useController({ control: form.control, name: 'amenities' });
  const rules = useController({ control: form.control, name: 'rules' });
  const [complete] = useCompleteHouseMutation();
  const { errors, isSubmitting, isSubmitted, isValid } = form.formState;

  const send = form.handleSubmit(async (body) => {
    try {
      const opened = await complete({ params: { id: house._id }, body: toCompleteBody(body, house.currency) }).unwrap();
      typing.forget();
      onOpened(opened);
    } catch (error) {
      const fields = body.rooms.flatMap((_, at) => ROOM_FIELDS.map((field) => `rooms.${at}.${field}` as const));
      showFormError(error, ['rules', ...fields], form.setError);
    }
  });

  return (
    <Stack component="form" noValidate spacing={4} onSubmit={(event) => void send(event)} sx={{ maxWidth: 860 }}>
      {isBack && (
        <RestoredNote
          onForget={() => {
            typing.startOver(fresh);
            setBack(false);
          }}
        />
      )}
      <Stack component="section" spacing={2}>
        <Typography variant="h3" component="h2">
          {t('owner.wizard.rooms')}
        </Typography>
        {rooms.fields.map((room, at) => (
          <Box
            key={room.id}
            role="group"
            aria-label={t('owner.wizard.roomNumber', { number: at + 1 })}
            sx={{
              p: { xs: 2, sm: 2.5 },
              border: '1px solid',
              borderColor: 'divider',
              borderRadius: 1,
              bgcolor: 'background.paper',
            }}
          >
            <Stack
              direction="row"
              sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 1.5, minHeight: 44 }}
            >
              <Typography variant="h4" component="h3">
                {t('owner.wizard.roomNumber', { number: at + 1 })}
              </Typography>
              {rooms.fields.length > 1 && (
                <IconButton
                  aria-label={t('owner.wizard.removeRoom', { number: at + 1 })}
                  onClick={() => {
                    rooms.remove(at);
                  }}
                >
                  <CloseIcon />
                </IconButton>
              )}
            </Stack>
            <RoomFields
              currency={house.currency}
              propsOf={(field, texts) => fieldProps(form, `rooms.${at}.${field}`, texts)}
            />
          </Box>
        ))}
        {rooms.fields.length < LIMITS.roomsPerHouse ? (
          <Button
            variant="outlined"
            startIcon={<AddIcon />}
            sx={{ alignSelf: 'flex-start' }}
            onClick={() => {
              rooms.append({ ...emptyRoom(), known: '' }, { focusName: `rooms.${rooms.fields.length}.room_name` });
            }}
          >
            {t('owner.wizard.addRoom')}
          </Button>
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>
            {t('owner.wizard.tooMany', { count: LIMITS.roomsPerHouse })}
          </Typography>
        )}
      </Stack>
      <AmenitiesField value={amenities.field.value} onChange={amenities.field.onChange} />
      <Stack component="section" spacing={2}>
        <Typography variant="h3" component="h2">
          {t('owner.wizard.rules')}
        </Typography>
        <TextField
          {...form.register('rules')}
          label={t('owner.wizard.rules')}
          multiline
          minRows={4}
          maxRows={16}
          error={errors.rules !== undefined}
          helperText={errors.rules === undefined ? t('owner.wizard.rulesHint') : t('owner.fields.rules')}
          value={rules.field.value}
        />
        {rules.field.value === '' && (
          <ButtonRow>
            <Button
              onClick={() => {
                form.setValue('rules', t('owner.wizard.suggestion'), { shouldDirty: true });
              }}
            >
              {t('owner.wizard.suggestRules')}
            </Button>
          </ButtonRow>
        )}
      </Stack>
      {isSubmitted && !isValid && errors.root === undefined && (
        <Alert severity="error">{t('owner.wizard.problems')}</Alert>
      )}
      <OfflineNote />
      {errors.root !== undefined && <Alert severity="error">{errors.root.message}</Alert>}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
          {t('owner.wizard.open')}
        </Button>
        {actions}
      </Stack>
    </Stack>
  );
}
