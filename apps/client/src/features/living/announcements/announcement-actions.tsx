import type { Announcement } from '@common-roof/contracts';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { MoreMenu } from '#ui/more-menu.tsx';
import { useRemoveAnnouncementMutation } from './announcements-api.ts';

const EditDialog = lazyOnOpen(async () => (await import('./edit-dialog.tsx')).EditDialog);

/** What a homeowner can do with an announcement. */
export function AnnouncementActions({ announcement }: { announcement: Announcement }) {
  const { t } = useTranslation();
  const { _id: id, title } = announcement;
  const [isEditing, setEditing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [remove] = useRemoveAnnouncementMutation();
  const close = (): void => {
    setAsking(false);
  };
  return (
    <>
      <MoreMenu
        label={t('announcements.actions', { title })}
        choices={[
          {
            label: t('announcements.edit.open'),
            act: () => {
              setEditing(true);
            },
          },
          {
            label: t('announcements.remove.open'),
            act: () => {
              setAsking(true);
            },
            isGrave: true,
          },
        ]}
      />
      {isEditing && (
        <EditDialog
          announcement={announcement}
          onClose={() => {
            setEditing(false);
          }}
        />
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('announcements.remove.ask')}
        text={t('announcements.remove.text')}
        confirm={t('announcements.remove.open')}
        onConfirm={() => {
          close();
          void showOutcome(remove({ params: { id } }), t('announcements.remove.done'));
        }}
        onClose={close}
      />
    </>
  );
}
