import type { ConversationMember, Message, Reaction } from '@common-roof/contracts';
import { Fragment, useCallback, useMemo } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { fullName } from '#lib/person.ts';
import { MessageRow } from '#features/living/chat/messages/message-row.tsx';
import { PendingRow } from '#features/living/chat/messages/pending-row.tsx';
import { DaySeparator, NewDivider } from '#features/living/chat/messages/separators.tsx';
import { readersOf, type Row, timelineOf } from '#features/living/chat/messages/timeline.ts';
import { useOutbox } from '#features/living/chat/outbox/outbox-provider.tsx';
import type { OutboxEntry } from '#features/living/chat/outbox/outbox-entry.ts';
import { comma } from '#lib/direction.ts';

const NAMES_SHOWN = 4;

export interface MessageListProps {
  shown: readonly Message[];
  all: readonly Message[];
  members: readonly ConversationMember[];
  isOfHouse: boolean;
  pending: readonly OutboxEntry[];
  newAfter: number | null;
  me: string;
  onReact: ((message: Message, reaction: Reaction) => void) | null;
  onActions: ((message: Message, anchor: HTMLElement) => void) | null;
}

function namesOf(readers: readonly ConversationMember[]): string {
  const names = readers.slice(0, NAMES_SHOWN).map(fullName).join(comma());
  return readers.length > NAMES_SHOWN ? `${names} +${String(readers.length - NAMES_SHOWN)}` : names;
}

/** The rows in the window, with pending messages below. */
export function MessageList({
  shown,
  all,
  members,
  isOfHouse,
  pending,
  newAfter,
  me,
  onReact,
  onActions,
}: MessageListProps) {
  const { t } = useTranslation();
  const { sending, resend, discard } = useOutbox();
  const rows = useMemo(() => timelineOf({ messages: shown, pending, newAfter, me }), [me, newAfter, pending, shown]);
  const byId = useMemo(() => new Map(all.map((message) => [message._id, message])), [all]);
  const photos = useMemo(() => new Map(members.map(({ _id, photo }) => [_id, photo])), [members]);
  const names = useMemo(() => new Map(members.map((member) => [member._id, member.first_name])), [members]);
  const nameOf = useCallback(
    (id: string) => (id === me ? t('chat.you') : (names.get(id) ?? t('talk.former'))),
    [me, names, t],
  );
  const lastOwn = shown.findLast((message) => message.sender_id === me && message.deleted_at === null);

  const messageRow = ({ key, message, startsRun }: Extract<Row, { kind: 'message' }>) => {
    const isOwn = message.sender_id === me;
    const readers = isOwn ? readersOf(members, message.seq, me) : [];
    return (
      <MessageRow
        rowKey={key}
        message={message}
        photo={photos.get(message.sender_id) ?? null}
        isOwn={isOwn}
        startsRun={startsRun}
        repliesTo={message.reply_to === null ? null : (byId.get(message.reply_to) ?? null)}
        delivery={isOwn ? (readers.length > 0 ? 'seen' : 'sent') : null}
        seenBy={message === lastOwn && readers.length > 0 ? namesOf(readers) : null}
        isOfHouse={isOfHouse}
        me={me}
        nameOf={nameOf}
        onReact={onReact}
        onActions={onActions}
      />
    );
  };

  return rows.map((row) => (
    <Fragment key={row.key}>
      {row.kind === 'day' && <DaySeparator at={row.at} />}
      {row.kind === 'divider' && <NewDivider />}
      {row.kind === 'message' && messageRow(row)}
      {row.kind === 'pending' && (
        <PendingRow
          entry={row.entry}
          isSending={sending.has(row.entry.client_id)}
          onResend={resend}
          onDiscard={discard}
        />
      )}
    </Fragment>
  ));
}
