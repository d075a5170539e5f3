import type { ComponentProps } from 'react';

import { type LogKey, useOlderMessagesMutation } from '#features/living/chat/chat-api.ts';
import { MessagePane } from './message-pane.tsx';

type LivePaneProps = Omit<ComponentProps<typeof MessagePane>, 'older' | 'place' | 'marksRead'> & { logKey: LogKey };

/** The end of a conversation, which follows what is written. Mount it with the conversation as key. */
export function LivePane({ logKey, ...pane }: LivePaneProps) {
  const [load, { isLoading, isError }] = useOlderMessagesMutation();
  return (
    <MessagePane
      {...pane}
      older={{ load: (before) => load({ ...logKey, before }), isLoading, hasFailed: isError }}
      marksRead={logKey.reader !== 'admin'}
    />
  );
}
