import type { Message, Reaction, Side } from '@common-roof/contracts';
import { useCallback } from 'react';

import { showRefusal } from '#api/show-refusal.ts';
import { useReactToMessageMutation, useRemoveReactionMutation } from '#features/living/chat/chat-api.ts';

/** Returns a stable function that sets one's reaction to a message, or takes it back if it is the same. */
export function useReacting(me: string, reader: Side): (message: Message, reaction: Reaction) => void {
  const [react] = useReactToMessageMutation();
  const [takeBack] = useRemoveReactionMutation();
  return useCallback(
    (message, reaction) => {
      const params = { id: message.conversation_id, message_id: message._id };
      const isOwn = message.reactions.some((one) => one.account_id === me && one.reaction === reaction);
      const change = isOwn ? takeBack({ params, reader }) : react({ params, body: { reaction }, reader });
      change.unwrap().catch(showRefusal);
    },
    [me, react, reader, takeBack],
  );
}
