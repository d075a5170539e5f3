import type { Message } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';

/** Returns one line with the last message and its sender. */
export function usePreview(message: Message | null, me: string): string {
  const { t } = useTranslation();
  if (message === null) return t('chat.noMessages');
  if (message.deleted_at !== null) return t('chat.deleted');
  if (message.sender_id === me) return t('chat.youWrote', { text: message.text });
  return t('chat.announce', { name: message.sender_name.split(' ')[0] ?? '', text: message.text });
}
