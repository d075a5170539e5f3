import type { Message } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';

/** Returns what a message says on one line: its text, or how many photos it is. */
export function useMessageSummary(): (message: Pick<Message, 'text' | 'attachments'>) => string {
  const { t } = useTranslation();
  return ({ text, attachments }) => (text === '' ? t('chat.photos', { count: attachments.length }) : text);
}
