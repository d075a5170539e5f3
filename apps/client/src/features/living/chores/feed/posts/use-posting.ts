import { useState } from 'react';

import { useTranslation } from '../../../../../i18n/use-translation.ts';
import { tell } from '../../../../../lib/alerts.ts';
import type { Done } from './post-entry.ts';
import { usePosts } from './posts-provider.tsx';

/** Says that a chore is done. Whatever is sent again while the same form stands there is posted once. */
export function usePosting(houseId: string) {
  const { t } = useTranslation();
  const { post } = usePosts();
  const [clientId] = useState(() => crypto.randomUUID());
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  /** @returns why it was refused; undefined where it is posted, or kept until that is possible */
  const send = async (done: Done): Promise<string | undefined> => {
    setBusy(true);
    setRefusal(undefined);
    const delivery = await post({ ...done, client_id: clientId, house_id: houseId });
    setBusy(false);
    if (delivery.kind === 'refused') {
      setRefusal(delivery.reason);
      return delivery.reason;
    }
    tell(t(delivery.kind === 'sent' ? 'feed.post.said' : 'feed.post.kept', { chore: done.chore }));
    return undefined;
  };
  return { send, isBusy, refusal };
}
