import type { Message } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';

/** Returns what a message says on one line: its text, that it is a poll, or how many photos it is. */
export function useMessageSummary(): (message: Pick<Message, 'text' | 'attachments' | 'poll'>) => string {
  const { t } = useTranslation();
  return ({ text, attachments, poll }) => {
    if (poll !== null) return t('chat.poll', { text });
    return text === '' ? t('chat.photos', { count: attachments.length }) : text;
  };
}
