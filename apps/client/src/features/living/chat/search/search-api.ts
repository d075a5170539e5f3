import type { FoundMessages } from '@common-roof/contracts';

import { pages } from '#api/request.ts';
import { chatApi } from '#features/living/chat/chat-api.ts';

export interface MessageSearch {
  /** Whose messages, so that nobody sees what the previously signed-in account found. */
  me: string;
  q?: string | undefined;
  conversation?: string | undefined;
  from?: string | undefined;
  photos?: 'true' | undefined;
}

const searchApi = chatApi.injectEndpoints({
  endpoints: (build) => ({
    foundMessages: build.infiniteQuery<FoundMessages, MessageSearch, string | null>({
      ...pages('GET /api/messages/search', ({ me: _, ...query }: MessageSearch) => ({ query })),
      // Long enough to come back from a message to the same results.
      keepUnusedDataFor: 300,
    }),
  }),
});

export const { useFoundMessagesInfiniteQuery } = searchApi;
