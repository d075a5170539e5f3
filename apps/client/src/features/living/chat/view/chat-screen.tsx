import type { Conversation, Side } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useEffectEvent } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { useQuery } from '#lib/use-address.ts';
import { ChatIcon } from '#ui/icons.tsx';
import { EmptyState, ListSkeleton, LoadError } from '#ui/states.tsx';
import { byNewest } from '#features/living/chat/conversations/conversation-patches.ts';
import { ConversationList } from '#features/living/chat/conversations/conversation-list.tsx';
import { useOwnConversations } from '#features/living/chat/use-unread.ts';
import { ChatColumns } from './chat-columns.tsx';
import { ConversationView } from './conversation-view.tsx';

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
}

function ListPane({
  conversations,
  isError,
  onRetry,
  selectedId,
  onSelect,
  side,
  me,
}: ListPaneProps & ChatScreenProps) {
  const { t } = useTranslation();
  return (
    <>
      <Typography variant="h1" sx={{ px: 2.5, pt: 3, pb: 1, fontSize: '1.625rem' }}>
        {t('chat.heading')}
      </Typography>
      {conversations === undefined && (isError ? <LoadError onRetry={onRetry} /> : <ListSkeleton />)}
      {conversations?.length === 0 && (
        <EmptyState icon={<ChatIcon />} heading={t('chat.empty.heading')} text={t(`chat.empty.${side}`)} />
      )}
      {conversations !== undefined && (
        <ConversationList conversations={conversations} selectedId={selectedId} me={me.id} onSelect={onSelect} />
      )}
    </>
  );
}

/** The chat of a roomie or a homeowner. The open conversation is in the URL (`?c=`), so that links can open it. */
export function ChatScreen({ side, me }: ChatScreenProps) {
  const { t } = useTranslation();
  const [query, change] = useQuery();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const { conversations, isError, refetch } = useOwnConversations();
  const selectedId = query.get('c');
  const selected = conversations?.find(({ _id }) => _id === selectedId);

  // A desktop has room for one beside the list: the newest, which then stays open whatever arrives elsewhere.
  const newestId = conversations === undefined ? undefined : byNewest(conversations)[0]?._id;
  const opensNewest = !isPhone && selectedId === null && newestId !== undefined;
  const openNewest = useEffectEvent(() => {
    if (newestId !== undefined) change(() => ({ c: newestId }));
  });
  useEffect(() => {
    if (opensNewest) openNewest();
  }, [opensNewest]);

  const close = (): void => {
    change(() => ({}), 'push');
  };
  return (
    <ChatColumns
      isPhone={isPhone}
      isOpen={selected !== undefined}
      list={
        <ListPane
          conversations={conversations}
          isError={isError}
          onRetry={() => void refetch()}
          selectedId={selectedId}
          onSelect={(id) => {
            change(() => ({ c: id }), 'push');
          }}
          side={side}
          me={me}
        />
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
            side={side}
            me={me}
            onBack={isPhone ? close : null}
          />
        )
      }
    />
  );
}
