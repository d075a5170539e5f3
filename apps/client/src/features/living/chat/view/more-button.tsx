import type { Conversation } from '@common-roof/contracts';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { MoreIcon } from '#ui/member-icons.tsx';
import { TippedButton } from '#ui/tipped-button.tsx';

const ConversationMenu = lazyOnOpen(async () => (await import('./conversation-menu.tsx')).ConversationMenu);
const EmailDialog = lazyOnOpen(async () => (await import('./email-dialog.tsx')).EmailDialog);

/** Opens the menu of a conversation. */
export function MoreButton({ conversation, ownEmail }: { conversation: Conversation; ownEmail: string }) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isWritingEmail, setWritingEmail] = useState(false);
  return (
    <>
      <TippedButton label={t('talk.more')} icon={<MoreIcon />} aria-haspopup="menu" onClick={setAnchor} />
      {anchor !== null && (
        <ConversationMenu
          conversation={conversation}
          anchor={anchor}
          onClose={() => {
            setAnchor(null);
          }}
          onEmail={() => {
            setWritingEmail(true);
          }}
        />
      )}
      {isWritingEmail && (
        <EmailDialog
          conversationId={conversation._id}
          ownEmail={ownEmail}
          onClose={() => {
            setWritingEmail(false);
          }}
        />
      )}
    </>
  );
}
