import type { Message } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { useMessageSummary } from '#features/living/chat/messages/message-summary.ts';

/** Returns one line with the last message and its sender. */
export function usePreview(message: Message | null, me: string): string {
  const { t } = useTranslation();
  const summaryOf = useMessageSummary();
  if (message === null) return t('chat.noMessages');
  if (message.deleted_at !== null) return t('chat.deleted');
  if (message.sender_id === me) return t('chat.youWrote', { text: summaryOf(message) });
  return t('chat.announce', { name: message.sender_name.split(' ')[0] ?? '', text: summaryOf(message) });
}
