import type { Conversation, Message, Side } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';

import { loadWords } from '#i18n/i18n.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { SearchIcon } from '#ui/public-icons.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { TippedButton } from '#ui/tipped-button.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { type LogKey, useMessageLogQuery } from '#features/living/chat/chat-api.ts';
import { nameConversation } from '#features/living/chat/conversations/conversation-name.ts';
import { hasLeft, hasStanding } from '#features/living/chat/conversations/has-left.ts';
import { Composer } from '#features/living/chat/composer/composer.tsx';
import type { ActionTarget } from '#features/living/chat/messages/message-actions.tsx';
import { useAnnouncer } from '#features/living/chat/messages/use-announcer.ts';
import { useConversationSync } from '#features/living/chat/messages/use-conversation-sync.ts';
import { mentionablePeople } from '#features/living/chat/mentions/mentionable-people.ts';
import { useOutboxOf } from '#features/living/chat/outbox/outbox-provider.tsx';
import { ConversationHeader } from './conversation-header.tsx';
import { DropFiles } from './drop-files.tsx';
import { LivePane } from './live-pane.tsx';
import { MoreButton } from './more-button.tsx';
import { TypingLine } from './typing-line.tsx';
import { useReacting } from './use-reacting.ts';
import { useWriting } from './use-writing.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

const StandingLine = lazyOnOpen(async () => {
  const [part] = await Promise.all([import('./standing-line.tsx'), loadWords('talk')]);
  return part.StandingLine;
});
const MessageActions = lazyOnOpen(async () => {
  const [part] = await Promise.all([
    import('#features/living/chat/messages/message-actions.tsx'),
    loadWords('together'),
  ]);
  return part.MessageActions;
});

const PinBar = lazyOnOpen(
  async () => {
    const [part] = await Promise.all([import('#features/living/chat/pins/pin-bar.tsx'), loadWords('together')]);
    return part.PinBar;
  },
  <Box sx={{ height: 45 }} />,
);
const PollDialog = lazyOnOpen(async () => {
  const [part] = await Promise.all([import('#features/living/chat/polls/poll-dialog.tsx'), loadWords('together')]);
  return part.PollDialog;
});

const PlacePane = lazyOnOpen(
  async () => {
    const [part] = await Promise.all([import('#features/living/chat/place/place-pane.tsx'), loadWords('asides')]);
    return part.PlacePane;
  },
  <Box sx={{ flex: 1 }} />,
);

interface ConversationViewProps {
  conversation: Conversation;
  /** The id of the message or the time that it is opened at; null: its end. */
  place: string | null;
  onNewest: () => void;
  /** Opens it at one of its messages. */
  onPlace: (messageId: string) => void;
  onSearch: () => void;
  /** Called when the field is focused for a reader who came to write; null for others. */
  onWriting: (() => void) | null;
  side: Side;
  me: { id: string; email: string };
  onBack: (() => void) | null;
}

/** One conversation with its composer. Mount it with the conversation as key. */
export function ConversationView({
  conversation,
  place,
  side,
  me,
  onNewest,
  onPlace,
  onSearch,
  onWriting,
  onBack,
}: ConversationViewProps) {
  const { t } = useTranslation();
  const { name } = nameConversation(conversation, me.id);
  const isPast = side === 'roomie' && hasLeft(conversation);
  // Decided before messages are fetched, because the server marks returned messages read.
  const [newAfter] = useState(conversation.unread > 0 ? conversation.last_read_seq : null);
  const logKey: LogKey = { id: conversation._id, reader: side };
  // The server marks the end as read when it is fetched, and at another place nobody has seen it.
  const { currentData: log, isError, refetch } = useMessageLogQuery(place === null ? logKey : skipToken);
  const pending = useOutboxOf(conversation._id, side);
  const writing = useWriting(conversation, me.id, side);
  const people = useMemo(() => mentionablePeople(conversation.members, me.id), [conversation.members, me.id]);
  const react = useReacting(me.id, side);
  const announcement = useAnnouncer(conversation._id, me.id);
  const [target, setTarget] = useState<ActionTarget | null>(null);
  const [jumps, setJumps] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const [doomed, setDoomed] = useState<Message | null>(null);
  useConversationSync(logKey, log, conversation);
  const isToWrite = onWriting !== null;
  const { input } = writing;
  const write = useEffectEvent(() => {
    input.current?.focus();
    onWriting?.();
  });
  useEffect(() => {
    if (isToWrite) write();
  }, [isToWrite]);
  const openActions = useCallback((message: Message, anchor: HTMLElement) => {
    setTarget({ message, anchor, openedAt: Date.now() });
  }, []);

  return (
    <DropFiles label={name} onDrop={conversation.can_write && writing.mode.kind !== 'edit' ? writing.photos.add : null}>
      <ConversationHeader
        conversation={conversation}
        me={me.id}
        level={onBack === null ? 'h2' : 'h1'}
        onBack={onBack}
        actions={
          <>
            <TippedButton label={t('chat.search')} icon={<SearchIcon />} onClick={onSearch} />
            {!isPast && <MoreButton conversation={conversation} ownEmail={me.email} />}
          </>
        }
      />
      {conversation.has_pins && (
        <PinBar
          conversation={conversation}
          reader={side}
          me={me.id}
          onJump={(id) => {
            // Once more to the same message, from wherever one has read on.
            setJumps((count) => count + 1);
            onPlace(id);
          }}
        />
      )}
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
      {place !== null && (
        <PlacePane
          key={`${place} ${String(jumps)}`}
          conversation={conversation}
          placeKey={{ ...logKey, place }}
          me={me.id}
          onReply={conversation.can_write ? writing.reply : null}
          onReact={conversation.can_write ? react : null}
          onActions={isPast ? null : openActions}
          onNewest={onNewest}
        />
      )}
      {place === null && log !== undefined && (
        <LivePane
          conversation={conversation}
          logKey={logKey}
          log={log}
          pending={pending}
          newAfter={newAfter}
          me={me.id}
          onReply={conversation.can_write ? writing.reply : null}
          onReact={conversation.can_write ? react : null}
          onActions={isPast ? null : openActions}
        />
      )}
      {place === null && log === undefined && (
        <Box sx={{ flex: 1, overflow: 'hidden' }}>
          {isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton rows={6} />}
        </Box>
      )}
      {hasStanding(conversation) && <StandingLine conversation={conversation} />}
      {conversation.can_write && <TypingLine conversationId={conversation._id} me={me.id} />}
      {conversation.can_write && (
        <Composer
          conversationId={conversation._id}
          title={name}
          people={people}
          mode={writing.mode}
          text={writing.text}
          photos={writing.photos}
          inputRef={input}
          onText={writing.setText}
          onSubmit={(text) => {
            writing.submit(text);
            if (place !== null) onNewest();
          }}
          onVoice={(content, durationMs) => {
            writing.say(content, durationMs);
            if (place !== null) onNewest();
          }}
          onCancelMode={writing.cancel}
          onPoll={() => {
            setAsking(true);
          }}
          onEditLast={() => {
            writing.editLast(log?.items ?? []);
          }}
        />
      )}
      {isAsking && (
        <PollDialog
          side={side}
          onAsk={(question, poll) => {
            writing.ask(question, poll);
            if (place !== null) onNewest();
          }}
          onClose={() => {
            setAsking(false);
          }}
        />
      )}
      {target !== null && (
        <MessageActions
          target={target}
          me={me.id}
          side={side}
          canWrite={conversation.can_write}
          onClose={() => {
            setTarget(null);
          }}
          onReact={react}
          onReply={writing.reply}
          onEdit={writing.edit}
          onDelete={setDoomed}
        />
      )}
      <ConfirmDialog
        open={doomed !== null}
        title={t('talk.removeAsk')}
        text={t('talk.removeText')}
        confirm={t('talk.remove')}
        onClose={() => {
          setDoomed(null);
        }}
        onConfirm={() => {
          if (doomed !== null) writing.remove(doomed);
          setDoomed(null);
        }}
      />
    </DropFiles>
  );
}
