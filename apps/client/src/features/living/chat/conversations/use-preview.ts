import type { Message } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { useSaid } from '#features/living/chat/messages/said.ts';

/** Returns one line with the last message and its sender. */
export function usePreview(message: Message | null, me: string): string {
  const { t } = useTranslation();
  const said = useSaid();
  if (message === null) return t('chat.noMessages');
  if (message.deleted_at !== null) return t('chat.deleted');
  if (message.sender_id === me) return t('chat.youWrote', { text: said(message) });
  return t('chat.announce', { name: message.sender_name.split(' ')[0] ?? '', text: said(message) });
}
