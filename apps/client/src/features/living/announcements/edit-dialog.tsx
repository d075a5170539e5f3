import { type Announcement, LIMITS } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { StaleNote } from '#ui/stale-note.tsx';
import { useEditAnnouncementMutation } from './announcements-api.ts';

interface EditDialogProps {
  announcement: Announcement;
  onClose: () => void;
}

/** Edits the words of an announcement. */
export function EditDialog({ announcement, onClose }: EditDialogProps) {
  const { t } = useTranslation();
  const [edit] = useEditAnnouncementMutation();
  return (
    <FormDialog
      title={t('announcements.edit.heading')}
      text={t('announcements.edit.text')}
      submit={t('shell.save')}
      schema={({ editAnnouncement }) => editAnnouncement.body}
      saved={announcement}
      values={({ title, text }: Announcement) => ({ title, text })}
      body={(words, { version }) => ({ ...words, version })}
      send={(body) => edit({ params: { id: announcement._id }, body })}
      done={t('announcements.edit.done')}
      stale={(onDecide) => <StaleNote text={t('announcements.edit.conflict')} onDecide={onDecide} />}
      canSubmit={(_, isDirty) => isDirty}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <Field
            {...field('title', t('announcements.post.wrongTitle'))}
            label={t('announcements.post.title')}
            most={LIMITS.announcementTitle}
          />
          <Field
            {...field('text', t('announcements.post.wrongText'))}
            label={t('announcements.post.words')}
            lines={4}
            most={LIMITS.announcementText}
          />
        </>
      )}
    </FormDialog>
  );
}
