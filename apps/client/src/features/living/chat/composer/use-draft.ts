import { useEffect, useState } from 'react';

import { logFailure } from '#lib/log.ts';
import { drafts } from './drafts.ts';

/** The draft of a conversation. Mount it with the conversation as key. */
export function useDraft(accountId: string, conversationId: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => drafts.remembered(accountId, conversationId));

  useEffect(() => {
    let isGone = false;
    drafts
      .load(accountId, conversationId)
      .then((stored) => {
        // The user may type before the device answers.
        if (!isGone) setText((typed) => (typed === '' ? stored : typed));
      })
      .catch((cause: unknown) => {
        logFailure('The draft could not be read', cause);
      });
    return () => {
      isGone = true;
    };
  }, [accountId, conversationId]);

  const change = (next: string): void => {
    setText(next);
    drafts.save(accountId, conversationId, next);
  };
  return [text, change];
}
