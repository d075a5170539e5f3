import { LIMITS, type RoomiePublic } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { Field } from '#ui/field.tsx';
import { Section } from '#ui/page.tsx';
import { SavedForm } from '#ui/saved-form.tsx';
import { useSaveRoomieNoteMutation } from './roomies-api.ts';

/** A homeowner's private note about a roomie. */
export function PrivateNote({ roomie }: { roomie: RoomiePublic }) {
  const { t } = useTranslation();
  const [save] = useSaveRoomieNoteMutation();
  return (
    <Section id="private-note" title={t('roomies.note')}>
      <SavedForm
        schema={({ saveRoomieNote }) => saveRoomieNote.body}
        saved={{ note: roomie.note ?? '' }}
        values={({ note }) => ({ note })}
        send={(body) => save({ params: { id: roomie._id }, body })}
        done={t('roomies.noteSaved')}
        sx={{ px: { xs: 2, sm: 3 }, pt: 1, pb: 3 }}
      >
        {({ field }) => (
          <Field
            {...field('note')}
            label={t('roomies.noteLabel')}
            hint={t('roomies.noteHint')}
            lines={4}
            most={LIMITS.noteContent}
          />
        )}
      </SavedForm>
    </Section>
  );
}
