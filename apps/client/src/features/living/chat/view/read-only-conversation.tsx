import type { Conversation } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import { useEffect } from 'react';

import { live } from '#realtime/live.ts';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { type LogKey, useMessageLogQuery } from '#features/living/chat/chat-api.ts';
import { ConversationHeader } from './conversation-header.tsx';
import { LivePane } from './live-pane.tsx';

interface ReadOnlyConversationProps {
  conversation: Conversation;
  reason: string;
  me: string;
  onBack: (() => void) | null;
}

/** A conversation as an admin sees it: live, without read marks or a composer. */
export function ReadOnlyConversation({ conversation, reason, me, onBack }: ReadOnlyConversationProps) {
  const logKey: LogKey = { id: conversation._id, reader: 'admin', reason };
  // Refetched on each opening, which the audit log records and which starts the live view on the server.
  const { currentData: log, isError, refetch } = useMessageLogQuery(logKey, { refetchOnMountOrArgChange: true });
  useEffect(() => live.onOnline(() => void refetch()), [refetch]);
  return (
    <Box
      component="section"
      aria-label={conversation.title}
      sx={{ flex: 1, minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column' }}
    >
      <ConversationHeader conversation={conversation} me={me} level="h2" onBack={onBack} />
      {log !== undefined && (
        <LivePane
          conversation={conversation}
          logKey={logKey}
          log={log}
          pending={NOTHING}
          newAfter={null}
          me={me}
          onReact={null}
          onActions={null}
        />
      )}
      {log === undefined && (isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton rows={6} />)}
    </Box>
  );
}

const NOTHING = [] as const;
