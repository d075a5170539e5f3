import type { FeedItem } from '@common-roof/contracts';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';

import { api } from '#api/api.ts';
import type { OutboxState } from '#lib/outbox/outbox.ts';
import type { Delivery } from '#lib/outbox/outbox-item.ts';
import { useAccountOutbox } from '#realtime/use-account-outbox.ts';
import { shrink } from '#ui/photo-files.ts';
import { deliverPost } from './deliver-post.ts';
import type { Done, PostEntry } from './post-entry.ts';

interface Posts extends OutboxState<PostEntry> {
  /** Posts it; if that isn't possible now, it is stored and sent later. */
  post: (done: Done & Pick<PostEntry, 'client_id' | 'house_id'>) => Promise<Delivery<FeedItem>>;
  resend: (clientId: string) => void;
  discard: (clientId: string) => Promise<void>;
  /** Brings a discarded post back: it waits, and is sent, as before. */
  restore: (post: PostEntry) => void;
}

const PostsContext = createContext<Posts | null>(null);

/** Sends posts that were written offline, on every page, not only in the feed. */
export function PostsProvider({ accountId, children }: { accountId: string; children: ReactNode }) {
  const dispatch = useDispatch();
  const kind = useMemo(
    () => ({
      name: 'common-roof.posts',
      deliver: deliverPost,
      // A post that fails doesn't block the others.
      laneOf: ({ client_id: id }: PostEntry) => id,
      // A post is a turn, and may earn points.
      onSent: () => void dispatch(api.util.invalidateTags(['Feed', 'Chores', 'Points'])),
    }),
    [dispatch],
  );
  const { outbox, state } = useAccountOutbox(accountId, kind);
  /** Posts of an open form, which shows their state itself. */
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const posts = useMemo<Posts>(
    () => ({
      ...state,
      entries: state.entries.filter(({ client_id: id }) => !shown.has(id)),
      post: async (done) => {
        const files = await Promise.all(done.files.map(shrink));
        const written = { account_id: accountId, created_at: new Date().toISOString(), failure: null };
        // Stored before sending, so that closing the page loses nothing.
        const { client_id: id } = done;
        setShown((others) => new Set([...others, id]));
        try {
          const delivery = await outbox.enqueue({ ...done, ...written, files });
          // The form keeps the input.
          if (delivery.kind === 'refused') await outbox.discard(id);
          return delivery;
        } finally {
          setShown((others) => new Set([...others].filter((other) => other !== id)));
        }
      },
      resend: (clientId) => void outbox.resend(clientId),
      discard: (clientId) => outbox.discard(clientId),
      restore: (post) => void outbox.enqueue({ ...post, failure: null }),
    }),
    [accountId, outbox, shown, state],
  );
  return <PostsContext value={posts}>{children}</PostsContext>;
}

export function usePosts(): Posts {
  const posts = useContext(PostsContext);
  if (posts === null) throw new Error('usePosts is for pages inside the PostsProvider');
  return posts;
}
