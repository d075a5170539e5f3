import type { Conversation, Message, Reaction } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SystemStyleObject } from '@mui/system';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { ChatIcon, DownIcon } from '#ui/icons.tsx';
import { EmptyState, LoadError } from '#ui/states.tsx';
import { nameConversation } from '#features/living/chat/conversations/conversation-name.ts';
import type { MessageLog } from '#features/living/chat/messages/message-log.ts';
import { useReadMark } from '#features/living/chat/messages/use-read-mark.ts';
import type { OutboxEntry } from '#features/living/chat/outbox/outbox-entry.ts';
import { MessageList } from './message-list.tsx';
import { useTouch } from '#features/living/chat/touch/use-touch.ts';
import { type OpenAt, useAnchoredScroll } from './use-anchored-scroll.ts';
import { useLogWindow } from './use-log-window.ts';

/** The pages before the loaded part. */
export interface OlderPages {
  load: (before: number) => Promise<unknown>;
  isLoading: boolean;
  hasFailed: boolean;
}

/** A message that the conversation is opened at, away from its end. */
export interface OpenPlace {
  message: Message;
  /** How the message stands out. */
  sx: SystemStyleObject;
  /** Whether there are messages after the loaded part. */
  hasMoreAfter: boolean;
  loadNewer: () => void;
  /** Opens the end of the conversation instead. */
  toNewest: () => void;
}

interface MessagePaneProps {
  conversation: Conversation;
  log: MessageLog;
  older: OlderPages;
  /** Absent: it opens at its end, or where the reader stopped. */
  place?: OpenPlace;
  /** Whether seeing the end marks it read. */
  marksRead: boolean;
  pending: readonly OutboxEntry[];
  /** The last seq read before the conversation was opened with unread messages; else null. */
  newAfter: number | null;
  me: string;
  /** Null, or absent: nothing can be written here. */
  onReply?: ((message: Message) => void) | null;
  onReact: ((message: Message, reaction: Reaction) => void) | null;
  onActions: ((message: Message, anchor: HTMLElement) => void) | null;
}

/** Arrow keys move between messages; Enter opens a message's actions. */
function walkRows(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row === document.activeElement);
  const next = at === -1 ? rows.at(-1) : rows[at + (event.key === 'ArrowUp' ? -1 : 1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** Calls `follow` when something is added. */
function useOnAdded(count: number, follow: () => void): void {
  const known = useRef(count);
  const followed = useEffectEvent(follow);
  useEffect(() => {
    if (count > known.current) followed();
    known.current = count;
  }, [count]);
}

function JumpToLatest({ count, onJump }: { count: number; onJump: () => void }) {
  const { t } = useTranslation();
  return (
    <Box
      sx={{
        position: 'absolute',
        bottom: 12,
        insetInline: 0,
        display: 'flex',
        justifyContent: 'center',
        pointerEvents: 'none',
      }}
    >
      <Button
        variant="contained"
        size="small"
        startIcon={<DownIcon />}
        onClick={onJump}
        sx={{ pointerEvents: 'auto', borderRadius: '22px', border: '1px solid', borderColor: 'background.paper' }}
      >
        {count === 0 ? t('talk.jumpToLatest') : t('talk.jump', { count })}
      </Button>
    </Box>
  );
}

/** Where the view opens: in the middle at a place, else at the first new message or the end. */
function openAtOf(place: OpenPlace | undefined, newAfter: number | null): OpenAt | null {
  if (place !== undefined) return { selector: rowOf(place.message), isCentred: true };
  return newAfter === null ? null : { selector: '[data-new-messages]', isCentred: false };
}

export const rowOf = ({ client_id: key }: Message): string => `[data-row="${key}"]`;

/** The scrolling message log. Mount it with the conversation as key. */
export function MessagePane({
  conversation,
  log,
  older,
  place,
  marksRead,
  pending,
  newAfter,
  me,
  onReply = null,
  onReact,
  onActions,
}: MessagePaneProps) {
  const { t } = useTranslation();
  const isFetching = useRef(false);
  const { items, hasMoreBefore } = log;
  const view = useLogWindow(items, place?.message.seq ?? newAfter);
  const hasEnd = view.isAtEnd && place?.hasMoreAfter !== true;
  const lastSeq = items.at(-1)?.seq ?? 0;
  const [lastSeenSeq, setLastSeenSeq] = useState(lastSeq);

  const fetchOlder = async (): Promise<void> => {
    const first = items[0]?.seq;
    if (first === undefined || !hasMoreBefore || isFetching.current) return;
    isFetching.current = true;
    await older.load(first);
    isFetching.current = false;
  };

  const content = useMemo(() => ({ shown: view.shown, pending }), [pending, view.shown]);
  const { scroller, isAtBottom, onScroll, toBottom } = useAnchoredScroll(content, {
    onNearTop: () => {
      if (!view.growUp() && !older.hasFailed) void fetchOlder();
    },
    onNearBottom: () => {
      view.growDown();
      if (view.isAtEnd && place?.hasMoreAfter === true) place.loadNewer();
    },
    onLeaveBottom: view.hold,
    hasEnd,
    openAt: openAtOf(place, newAfter),
  });
  const jump = (): void => {
    if (place !== undefined) {
      place.toNewest();
      return;
    }
    view.toEnd();
    toBottom();
  };
  useOnAdded(pending.length, jump);
  useTouch(scroller, { items, onReply, onActions });
  const isBottomVisible = isAtBottom && hasEnd;
  if (isBottomVisible && lastSeenSeq < lastSeq) setLastSeenSeq(lastSeq);
  useReadMark({
    conversationId: conversation._id,
    me,
    lastSeq: marksRead ? lastSeq : 0,
    isBottomVisible,
  });

  const isEmpty = items.length === 0 && pending.length === 0;
  // Those after a place aren't new, only further down.
  const missed =
    place === undefined ? items.filter(({ seq, sender_id: sender }) => seq > lastSeenSeq && sender !== me).length : 0;
  return (
    <Box sx={{ position: 'relative', flex: 1, minHeight: 0, display: 'flex' }}>
      <Box
        ref={scroller}
        role="log"
        aria-live="off"
        aria-label={t('talk.log', { title: nameConversation(conversation, me).name })}
        tabIndex={0}
        onScroll={onScroll}
        onKeyDown={walkRows}
        sx={{
          position: 'relative',
          flex: 1,
          overflowY: 'auto',
          // A message that is swiped leaves the view at its side.
          overflowX: 'hidden',
          overflowAnchor: 'none',
          overscrollBehavior: 'contain',
          px: { xs: 1.5, sm: 3 },
          '&:focus-visible': { outlineOffset: -2 },
        }}
      >
        <Box
          sx={{
            maxWidth: 860,
            mx: 'auto',
            minHeight: '100%',
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'flex-end',
            pb: 2,
            pt: 1,
            ...place?.sx,
          }}
        >
          {older.hasFailed && <LoadError message={t('talk.olderFailed')} onRetry={() => void fetchOlder()} />}
          {older.isLoading && (
            <Typography role="status" variant="body2" sx={{ textAlign: 'center', py: 1, color: 'text.secondary' }}>
              {t('talk.older')}
            </Typography>
          )}
          {!hasMoreBefore && items.length > 0 && view.shown[0] === items[0] && (
            <Typography variant="body2" sx={{ textAlign: 'center', pt: 3, color: 'text.secondary' }}>
              {t('talk.start')}
            </Typography>
          )}
          {isEmpty && (
            <Box sx={{ my: 'auto' }}>
              <EmptyState
                icon={<ChatIcon />}
                text={onActions === null ? t('chat.noMessages') : t('chat.empty.first')}
              />
            </Box>
          )}
          <MessageList
            shown={view.shown}
            all={items}
            members={conversation.members}
            isOfHouse={conversation.kind === 'house'}
            pending={view.isAtEnd ? pending : []}
            newAfter={newAfter}
            me={me}
            onReact={onReact}
            onActions={onActions}
          />
        </Box>
      </Box>
      {!isBottomVisible && !isEmpty && <JumpToLatest count={missed} onJump={jump} />}
    </Box>
  );
}
