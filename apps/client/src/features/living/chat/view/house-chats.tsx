import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { ChatIcon } from '#ui/icons.tsx';
import { EmptyState, ListSkeleton, LoadError } from '#ui/states.tsx';
import { useHouseConversationsQuery } from '#features/living/chat/chat-api.ts';
import { ConversationList } from '#features/living/chat/conversations/conversation-list.tsx';
import { ChatColumns, TWO_COLUMNS } from './chat-columns.tsx';
import { ReadOnlyConversation } from './read-only-conversation.tsx';

/** How long the server pushes updates for a given reason. */
const LIVE_MS = 15 * 60_000;

interface HouseChatsProps {
  houseId: string;
  reason: string;
  me: string;
}

function ReasonBar({ reason, hasEnded, onRenew }: { reason: string; hasEnded: boolean; onRenew: () => void }) {
  const { t } = useTranslation();
  return (
    <Alert
      severity={hasEnded ? 'warning' : 'info'}
      sx={{ borderRadius: 0, py: 0.25 }}
      action={
        hasEnded ? (
          <Button size="small" color="inherit" onClick={onRenew}>
            {t('houseChats.renew')}
          </Button>
        ) : undefined
      }
    >
      {t('houseChats.reading', { reason })} {hasEnded ? t('houseChats.paused') : t('houseChats.live')}
    </Alert>
  );
}

/** A house's conversations for an admin, read-only, for the given reason. */
export function HouseChats({ houseId, reason, me }: HouseChatsProps) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down(TWO_COLUMNS), { noSsr: true });
  const {
    currentData: conversations,
    isError,
    refetch,
  } = useHouseConversationsQuery({ houseId, reason }, { refetchOnMountOrArgChange: true });
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [reading, setReading] = useState(0);
  const [hasEnded, setEnded] = useState(false);
  const selected = conversations?.find(({ _id }) => _id === selectedId);

  useEffect(() => {
    const timer = window.setTimeout(setEnded, LIVE_MS, true);
    return () => {
      window.clearTimeout(timer);
    };
  }, [reading, selectedId]);

  const renew = (): void => {
    setEnded(false);
    setReading((count) => count + 1);
  };
  return (
    <>
      <ReasonBar reason={reason} hasEnded={hasEnded} onRenew={renew} />
      <ChatColumns
        isPhone={isPhone}
        isOpen={selected !== undefined}
        list={
          <>
            {conversations === undefined && (isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton />)}
            {conversations?.length === 0 && <EmptyState icon={<ChatIcon />} text={t('houseChats.empty')} />}
            {conversations !== undefined && (
              <ConversationList
                conversations={conversations.map((conversation) => ({ ...conversation, unread: 0 }))}
                selectedId={selectedId}
                me={me}
                onSelect={(id) => {
                  setSelectedId(id);
                  setEnded(false);
                }}
              />
            )}
          </>
        }
        conversation={
          selected === undefined ? (
            <Box sx={{ flex: 1, display: 'grid', placeItems: 'center' }}>
              <EmptyState icon={<ChatIcon />} text={t('houseChats.pick')} />
            </Box>
          ) : (
            <ReadOnlyConversation
              key={`${selected._id}-${String(reading)}`}
              conversation={selected}
              reason={reason}
              me={me}
              onBack={
                isPhone
                  ? () => {
                      setSelectedId(null);
                    }
                  : null
              }
            />
          )
        }
      />
    </>
  );
}
