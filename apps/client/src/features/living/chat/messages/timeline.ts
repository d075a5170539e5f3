import type { ConversationMember, Message } from '@common-roof/contracts';

import { dayKey } from '#lib/dates.ts';
import type { OutboxEntry } from '#features/living/chat/outbox/outbox-entry.ts';

export type Row =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'divider'; key: string }
  | { kind: 'message'; key: string; message: Message; startsRun: boolean }
  | { kind: 'pending'; key: string; entry: OutboxEntry };

const RUN_MS = 5 * 60_000;

function continuesRun(before: Message | undefined, message: Message): boolean {
  if (before?.sender_id !== message.sender_id) return false;
  return Date.parse(message.created_at) - Date.parse(before.created_at) < RUN_MS;
}

interface TimelineParts {
  messages: readonly Message[];
  /** Unacknowledged own messages, shown at the end. */
  pending: readonly OutboxEntry[];
  /** The last seq read before the conversation was opened with unread messages; else null. */
  newAfter: number | null;
  me: string;
}

/** Returns the rows of a conversation. A pending message leaves the end when it is in the log. */
export function timelineOf({ messages, pending, newAfter, me }: TimelineParts): Row[] {
  const rows: Row[] = [];
  let before: Message | undefined;
  let isDividerDue = newAfter !== null;
  for (const message of messages) {
    const isNewDay = before === undefined || dayKey(before.created_at) !== dayKey(message.created_at);
    const isFirstNew = isDividerDue && message.seq > (newAfter ?? 0) && message.sender_id !== me;
    if (isFirstNew) isDividerDue = false;
    if (isNewDay) rows.push({ kind: 'day', key: `day-${String(message.seq)}`, at: message.created_at });
    if (isFirstNew) rows.push({ kind: 'divider', key: 'divider' });
    rows.push({
      kind: 'message',
      key: message.client_id,
      message,
      startsRun: isNewDay || isFirstNew || !continuesRun(before, message),
    });
    before = message;
  }
  const stored = new Set(messages.filter(({ sender_id: sender }) => sender === me).map(({ client_id: id }) => id));
  for (const entry of pending) {
    if (!stored.has(entry.client_id)) rows.push({ kind: 'pending', key: entry.client_id, entry });
  }
  return rows;
}

/** Returns the others who have read up to `seq`. */
export const readersOf = (members: readonly ConversationMember[], seq: number, me: string): ConversationMember[] =>
  members.filter(({ _id, last_read_seq: read }) => _id !== me && read >= seq);
