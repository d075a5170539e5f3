import type { Message } from '@common-roof/contracts';
import { useEffect, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { live } from '#realtime/live.ts';
import { useMessageSummary } from './message-summary.ts';

/**
 * Returns the text for screen readers: each new message from others, once. The log itself isn't a live region, because
 * it also grows when older pages load and when the window over it moves.
 */
export function useAnnouncer(conversationId: string, me: string): string {
  const { t } = useTranslation();
  const summaryOf = useMessageSummary();
  const [said, setSaid] = useState<Message | null>(null);
  useEffect(
    () =>
      live.on('message:created', (message) => {
        if (message.conversation_id === conversationId && message.sender_id !== me) setSaid(message);
      }),
    [conversationId, me],
  );
  return said === null ? '' : t('chat.announce', { name: said.sender_name, text: summaryOf(said) });
}
