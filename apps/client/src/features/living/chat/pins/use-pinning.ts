import type { Message, Side } from '@common-roof/contracts';
import { useCallback } from 'react';

import { showRefusal } from '#api/show-refusal.ts';
import { usePinMessageMutation, useUnpinMessageMutation } from './pins-api.ts';

/** Returns a function that pins a message, or unpins it if it is pinned. */
export function usePinning(reader: Side): (message: Message) => void {
  const [pin] = usePinMessageMutation();
  const [unpin] = useUnpinMessageMutation();
  return useCallback(
    (message) => {
      const params = { id: message.conversation_id, message_id: message._id };
      const change = message.pin === null ? pin({ params, reader }) : unpin({ params, reader });
      change.unwrap().catch(showRefusal);
    },
    [pin, reader, unpin],
  );
}
