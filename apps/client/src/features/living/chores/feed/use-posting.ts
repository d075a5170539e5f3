import { useState } from 'react';

import type { Args } from '../../../../api/calls.ts';
import { useMe } from '../../../../session/me-context.tsx';
import { usePostFeedMutation } from './feed-api.ts';

type Posted = Omit<Args<'postFeed'>['body'], 'client_id'>;

/** Says that a chore is done. Whatever is sent again while the same form stands there is posted once. */
export function usePosting() {
  const { userData } = useMe();
  const [clientId] = useState(() => crypto.randomUUID());
  const [post, { isLoading: isBusy, error }] = usePostFeedMutation();
  const send = (posted: Posted) => post({ params: { id: userData._id }, body: { client_id: clientId, ...posted } });
  return { send, isBusy, error };
}
