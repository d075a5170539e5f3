import { durationText, type Message, type SentFile } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { filesOf } from '#features/living/chat/files/files-of.ts';
import { comma } from '#lib/direction.ts';

type Summed = Pick<Message, 'text' | 'poll'> & {
  readonly attachments: readonly unknown[];
  readonly files?: readonly Pick<SentFile, 'name' | 'duration_ms'>[];
};

/** Returns what a message says on one line: its text, that it is a poll, or which photos and files it is. */
export function useMessageSummary(): (message: Summed) => string {
  const { t } = useTranslation();
  return ({ text, attachments, files, poll }) => {
    if (poll !== null) return t('chat.poll', { text });
    if (text !== '') return text;
    return [
      ...(attachments.length > 0 ? [t('chat.photos', { count: attachments.length })] : []),
      ...filesOf({ files }).map(({ name, duration_ms: ms }) =>
        ms === null ? name : t('chat.voice', { length: durationText(ms) }),
      ),
    ].join(comma());
  };
}
