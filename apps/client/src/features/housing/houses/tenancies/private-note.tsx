import { LIMITS, type RoomiePublic } from '@common-roof/contracts';
import Stack from '@mui/material/Stack';
import { FormProvider } from 'react-hook-form';

import { contractResolver } from '#api/contract-resolver.ts';
import { useSavedForm } from '#api/use-saved-form.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Section } from '#ui/page.tsx';
import { SaveBar } from '#ui/save-bar.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useSaveRoomieNoteMutation } from './roomies-api.ts';

/** A homeowner's private note about a roomie. */
export function PrivateNote({ roomie }: { roomie: RoomiePublic }) {
  const { t } = useTranslation();
  const [save] = useSaveRoomieNoteMutation();
  const { form, submit } = useSavedForm({
    saved: { note: roomie.note ?? '' },
    resolver: contractResolver(({ saveRoomieNote }) => saveRoomieNote.body),
    save: (body) => save({ params: { id: roomie._id }, body }).unwrap(),
    done: t('roomies.noteSaved'),
    fields: ['note'],
  });
  return (
    <FormProvider {...form}>
      <Section id="private-note" title={t('roomies.note')}>
        <Stack component="form" noValidate spacing={2} onSubmit={submit} sx={{ px: { xs: 2, sm: 3 }, pt: 1, pb: 3 }}>
          <TextField
            {...form.register('note')}
            label={t('roomies.noteLabel')}
            multiline
            minRows={4}
            helperText={t('roomies.noteHint')}
            slotProps={{ htmlInput: { maxLength: LIMITS.noteContent } }}
          />
          <SaveBar />
        </Stack>
      </Section>
    </FormProvider>
  );
}
