import { type House, LIMITS } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { usePostAnnouncementMutation } from './announcements-api.ts';

/** Announces something in a house. */
export function PostDialog({ house: { _id: id, name: house }, onClose }: { house: House; onClose: () => void }) {
  const { t } = useTranslation();
  const [post] = usePostAnnouncementMutation();
  return (
    <FormDialog
      title={t('announcements.post.heading')}
      text={t('announcements.post.text', { house })}
      submit={t('announcements.post.send')}
      schema={({ postAnnouncement }) => postAnnouncement.body}
      values={{ title: '', text: '' }}
      send={(body) => post({ params: { id }, body })}
      done={t('announcements.post.done')}
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
