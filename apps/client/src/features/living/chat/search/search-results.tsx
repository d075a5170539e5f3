import type { Conversation, FoundMessage } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import { useMemo } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { useHasNetwork } from '#lib/use-network.ts';
import { OfflineIcon } from '#ui/icons.tsx';
import { itemsOf, PagedList } from '#ui/paged-list.tsx';
import { SearchIcon } from '#ui/public-icons.tsx';
import { EmptyState } from '#ui/states.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { nameConversation } from '#features/living/chat/conversations/conversation-name.ts';
import { FoundItem } from './found-item.tsx';
import { type MessageSearch, useFoundMessagesInfiniteQuery } from './search-api.ts';

interface SearchResultsProps {
  search: MessageSearch;
  conversations: readonly Conversation[];
  /** The open message. */
  openId: string | null;
  onOpen: (found: FoundMessage) => void;
}

export function SearchResults({ search, conversations, openId, onOpen }: SearchResultsProps) {
  const { t } = useTranslation();
  const hasNetwork = useHasNetwork();
  const query = useFoundMessagesInfiniteQuery(search);
  const count = itemsOf(query)?.length;
  const { me, conversation: scope } = search;
  const names = useMemo(
    () => new Map(conversations.map((conversation) => [conversation._id, nameConversation(conversation, me)])),
    [conversations, me],
  );
  const photos = useMemo(
    () => new Map(conversations.flatMap(({ members }) => members.map(({ _id, photo }) => [_id, photo] as const))),
    [conversations],
  );
  const placeOf = (found: FoundMessage): string => {
    const known = names.get(found.conversation_id);
    return known === undefined ? found.conversation_title : known.name;
  };
  if (count === undefined && !hasNetwork) {
    return <EmptyState icon={<OfflineIcon />} text={t('chatSearch.offline')} />;
  }
  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {count !== undefined &&
          count > 0 &&
          t('chatSearch.found', { count, shown: query.hasNextPage ? `${String(count)}+` : String(count) })}
      </Box>
      <PagedList
        query={query}
        empty={<EmptyState icon={<SearchIcon />} heading={t('chatSearch.none')} text={t('chatSearch.noneHint')} />}
      >
        {(items) => (
          <List aria-label={t('chatSearch.results')} sx={{ p: 1 }}>
            {items.map((found) => (
              <FoundItem
                key={found._id}
                found={found}
                photo={photos.get(found.sender_id) ?? null}
                me={me}
                place={scope === undefined ? placeOf(found) : null}
                isOpen={found._id === openId}
                onOpen={() => {
                  onOpen(found);
                }}
              />
            ))}
          </List>
        )}
      </PagedList>
    </>
  );
}
