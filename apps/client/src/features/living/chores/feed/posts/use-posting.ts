import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { showOutcome } from '#api/show-outcome.ts';
import { tell } from '#lib/alerts.ts';
import { useMe } from '#session/me-context.tsx';
import { showUndo } from '#ui/show-undo.tsx';
import { useDeleteFeedMutation } from '#features/living/chores/feed/feed-api.ts';
import type { Done } from './post-entry.ts';
import { usePosts } from './posts-provider.tsx';

/** Posts a chore. Retries of the same form are posted once. */
export function usePosting(houseId: string) {
  const { t } = useTranslation();
  const { post } = usePosts();
  const { userData: me } = useMe();
  const [remove] = useDeleteFeedMutation();
  const [clientId, setClientId] = useState(() => crypto.randomUUID());
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  /** Sends it. @returns why it was rejected; undefined if it was posted or stored */
  const send = async (done: Done): Promise<string | undefined> => {
    setBusy(true);
    setRefusal(undefined);
    const delivery = await post({ ...done, client_id: clientId, house_id: houseId });
    setBusy(false);
    if (delivery.kind === 'refused') {
      setRefusal(delivery.reason);
      return delivery.reason;
    }
    const { chore } = done;
    if (delivery.kind === 'later') {
      tell(t('feed.post.kept', { chore }));
      return undefined;
    }
    // After an undo, the same chore is a new post.
    setClientId(crypto.randomUUID());
    const { _id: id } = delivery.result;
    void showUndo({
      id,
      message: t('feed.post.said', { chore }),
      undo: t('feed.post.undo'),
      onUndo: () =>
        void showOutcome(remove({ params: { id: me._id }, body: { feed_id: id } }), t('feed.post.undone', { chore })),
    });
    return undefined;
  };
  return { send, isBusy, refusal };
}
