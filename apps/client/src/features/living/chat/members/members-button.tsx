import type { ConversationMember } from '@common-roof/contracts';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { PeopleIcon } from '#ui/icons.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { TippedButton } from '#ui/tipped-button.tsx';

const MembersDialog = lazyOnOpen(async () => (await import('./members-dialog.tsx')).MembersDialog);

interface MembersButtonProps {
  members: readonly ConversationMember[];
  me: string;
}

/** Opens the list of members. */
export function MembersButton({ members, me }: MembersButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TippedButton
        label={t('chat.people')}
        icon={<PeopleIcon />}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      />
      <MembersDialog
        open={isOpen}
        members={members}
        me={me}
        onClose={() => {
          setOpen(false);
        }}
      />
    </>
  );
}
