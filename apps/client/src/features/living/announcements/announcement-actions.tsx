import type { Announcement } from '@common-roof/contracts';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { MoreMenu } from '#ui/more-menu.tsx';
import { useRemoveAnnouncementMutation } from './announcements-api.ts';

/** What a homeowner can do with an announcement. */
export function AnnouncementActions({ announcement: { _id: id, title } }: { announcement: Announcement }) {
  const { t } = useTranslation();
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
            label: t('announcements.remove.open'),
            act: () => {
              setAsking(true);
            },
            isGrave: true,
          },
        ]}
      />
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
