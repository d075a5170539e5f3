import type { Conversation, Side } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useEffectEvent } from 'react';

import { loadWords } from '#i18n/i18n.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useQuery, withChanges } from '#lib/use-address.ts';
import { paths } from '#lib/paths.ts';
import { ChatIcon } from '#ui/icons.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { SearchIcon } from '#ui/public-icons.tsx';
import { EmptyState, FirstAction, ListSkeleton, LoadError } from '#ui/states.tsx';
import { byNewest } from '#features/living/chat/conversations/conversation-patches.ts';
import { ConversationList } from '#features/living/chat/conversations/conversation-list.tsx';
import { useOwnConversations } from '#features/living/chat/use-unread.ts';
import { EVERYWHERE, openEnd, openSearch, readAddress } from './chat-address.ts';
import { ChatColumns, TWO_COLUMNS } from './chat-columns.tsx';
import { ConversationView } from './conversation-view.tsx';
import { useSearchKeys } from './use-search-keys.ts';

const SearchPane = lazyOnOpen(
  async () => {
    const [part] = await Promise.all([import('#features/living/chat/search/search-pane.tsx'), loadWords('asides')]);
    return part.SearchPane;
  },
  <ListSkeleton />,
);

interface ChatScreenProps {
  side: Side;
  me: { id: string; email: string };
}

interface ListPaneProps {
  conversations: readonly Conversation[] | undefined;
  isError: boolean;
  onRetry: () => void;
  selectedId: string | null;
  onSelect: (id: string) => void;
  onSearch: () => void;
}

function ListPane({
  conversations,
  isError,
  onRetry,
  selectedId,
  onSelect,
  onSearch,
  side,
  me,
}: ListPaneProps & ChatScreenProps) {
  const { t } = useTranslation();
  return (
    <>
      <Typography variant="h1" sx={{ px: 2.5, pt: 3, pb: 1, fontSize: '1.625rem' }}>
        {t('chat.heading')}
      </Typography>
      {conversations !== undefined && conversations.length > 0 && <SearchOpener onOpen={onSearch} />}
      {conversations === undefined && (isError ? <LoadError onRetry={onRetry} /> : <ListSkeleton />)}
      {conversations?.length === 0 && (
        <EmptyState
          icon={<ChatIcon />}
          heading={t('chat.empty.heading')}
          text={t(`chat.empty.${side}`)}
          action={side === 'homeowner' && <FirstAction to={paths.houses}>{t('chat.empty.toHouses')}</FirstAction>}
        />
      )}
      {conversations !== undefined && (
        <ConversationList conversations={conversations} selectedId={selectedId} me={me.id} onSelect={onSelect} />
      )}
    </>
  );
}

/** Looks like the field that it opens. */
function SearchOpener({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation();
  return (
    <Box sx={{ px: 2.5, py: 1 }}>
      <Button
        fullWidth
        variant="outlined"
        color="inherit"
        startIcon={<SearchIcon />}
        onClick={onOpen}
        sx={{ justifyContent: 'flex-start', fontWeight: 400, color: 'text.secondary', borderColor: 'divider' }}
      >
        {t('chat.search')}
      </Button>
    </Box>
  );
}

/** The chat of a roomie or a homeowner. What is open is in the URL, so that links can open it. */
export function ChatScreen({ side, me }: ChatScreenProps) {
  const { t } = useTranslation();
  const [query, change] = useQuery();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down(TWO_COLUMNS), { noSsr: true });
  const { conversations, isError, refetch } = useOwnConversations();
  const { conversationId: selectedId, place, scope, isInFront, isToWrite } = readAddress(query);
  const selected = conversations?.find(({ _id }) => _id === selectedId);

  // A desktop has room for one beside the list: the newest, which then stays open whatever arrives elsewhere.
  const newestId = conversations === undefined ? undefined : byNewest(conversations)[0]?._id;
  const opensNewest = !isPhone && selectedId === null && newestId !== undefined;
  const openNewest = useEffectEvent(() => {
    if (newestId !== undefined) change((present) => withChanges(present, { c: newestId }));
  });
  useEffect(() => {
    if (opensNewest) openNewest();
  }, [opensNewest]);

  const close = (): void => {
    change((present) => (scope === null ? {} : withChanges(present, { at: undefined })), 'push');
  };
  const search = (inside: string): void => {
    change((present) => openSearch(present, inside), 'push');
  };
  useSearchKeys(scope !== null && !(isPhone && isInFront), () => {
    search(selected === undefined || (isPhone && !isInFront) ? EVERYWHERE : selected._id);
  });
  return (
    <ChatColumns
      isPhone={isPhone}
      isOpen={selected !== undefined && isInFront}
      list={
        scope !== null && conversations !== undefined ? (
          <SearchPane
            conversations={conversations}
            scope={conversations.find(({ _id }) => _id === scope) ?? null}
            openId={place}
            me={me.id}
            isPhone={isPhone}
          />
        ) : (
          <ListPane
            conversations={conversations}
            isError={isError}
            onRetry={() => void refetch()}
            selectedId={selectedId}
            onSelect={(id) => {
              change(() => ({ c: id }), 'push');
            }}
            onSearch={() => {
              search(EVERYWHERE);
            }}
            side={side}
            me={me}
          />
        )
      }
      conversation={
        selected === undefined ? (
          <Box sx={{ flex: 1, display: 'grid', placeItems: 'center' }}>
            {conversations !== undefined && conversations.length > 0 && !opensNewest && (
              <EmptyState icon={<ChatIcon />} text={t('chat.empty.pick')} />
            )}
          </Box>
        ) : (
          <ConversationView
            key={selected._id}
            conversation={selected}
            place={place}
            onNewest={() => {
              change(openEnd);
            }}
            onPlace={(at) => {
              change((present) => withChanges(present, { at }), 'push');
            }}
            onSearch={() => {
              search(selected._id);
            }}
            onWriting={
              isToWrite
                ? () => {
                    change((present) => withChanges(present, { write: undefined }));
                  }
                : null
            }
            side={side}
            me={me}
            onBack={isPhone ? close : null}
          />
        )
      }
    />
  );
}
