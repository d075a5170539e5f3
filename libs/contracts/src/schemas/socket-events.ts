import { z } from 'zod';

import type { Activity } from './admins.ts';
import type { Board } from './houses.ts';
import type { Message, ReadMessageFrame, SendMessageFrame, SyncFrame, SyncPage, TypingFrame } from './messages.ts';
import type { Note } from './notes.ts';
import type { Notification } from './notifications.ts';
import type { Problem } from './problem.ts';

export type Ack<Result extends object = object> = ({ ok: true } & Result) | { ok: false; problem: Problem };
export type Reply<Result extends object = object> = (answer: Ack<Result>) => void;

/**
 * A reader's unread count and the position of the conversation. A client behind that position has missed a push. Of two
 * counts, the one with the smaller `last_seq` or `last_read_seq` is older; of two totals, the one with the smaller
 * `as_of`.
 */
export interface UnreadCount {
  conversation_id: string;
  unread: number;
  /** How many of them mention the reader. */
  unread_mentions: number;
  last_seq: number;
  last_read_seq: number;
  last_change: number;
  /** Total over all conversations of the reader. */
  total: number;
  /** When the total was counted, in microseconds on the database's clock. */
  as_of: number;
}

/** Pushed by the server. A push is a hint; the database, read over HTTP or `conversation:sync`, is the truth. */
export interface ServerToClientEvents {
  'message:created': (message: Message) => void;
  'message:updated': (message: Message) => void;
  'message:read': (read: { conversation_id: string; account_id: string; last_read_seq: number }) => void;
  'unread:changed': (unread: UnreadCount) => void;
  typing: (typing: { conversation_id: string; account_id: string; name: string }) => void;
  presence: (presence: { account_id: string; online: boolean }) => void;
  'conversations:changed': () => void;
  /** A house changed: refetch it. */
  'house:changed': (house: { house_id: string }) => void;
  /** A neatkeeper, their houses or days, or an invitation changed. */
  'neatkeepers:changed': () => void;
  /** One of the reader's ads, its applicants or its offers changed: refetch them. */
  'ad:changed': (ad: { ad_id: string | null }) => void;
  'prospect:changed': (prospect: { prospect_id: string }) => void;
  /** One of the reader's agreements changed its state or text, or its PDF is ready. */
  'agreement:changed': (agreement: { agreement_id: string }) => void;
  /** The amounts, deductions or disputes of a deposit changed, or its PDF is ready. */
  'deposit:changed': (deposit: { deposit_id: string; roomie_id: string }) => void;
  /** A guarantee of one of the reader's leases changed, or its PDF is ready. */
  'guarantees:changed': (guarantee: { guarantee_id: string }) => void;
  /** The purchases of a house changed. */
  'supplies:changed': (supplies: { house_id: string }) => void;
  /** A month of a house was recalculated from its purchases. */
  'supplies:recalculated': (supplies: { house_id: string; month: string; job_id: string }) => void;
  /** The settle-up plan of a house changed. */
  'settle_up:changed': (plan: { house_id: string }) => void;
  /** The bills of a house, the expected ones, or what its homeowner bears changed. */
  'variable_costs:changed': (costs: { house_id: string }) => void;
  /** The balances of these roomies of a house changed. */
  'money:changed': (money: { house_id: string; roomie_ids: string[] }) => void;
  /** A recalculation of shares in a house began or finished. */
  'money:recalculated': (money: { house_id: string }) => void;
  /** The reader's entries of bank statements changed. */
  'bank:changed': () => void;
  'agreement-template:changed': (template: { template_id: string }) => void;
  /** A move-in or move-out report of the reader, or of their house, changed. */
  'move-report:changed': (report: { report_id: string }) => void;
  /** A showing in the reader's house changed, or the times at which one is possible. */
  'showing:changed': (showing: { house_id: string }) => void;
  /** A chore of a house, or a turn's assignee, changed. */
  'chores:changed': (chores: { house_id: string }) => void;
  /** A feed item of a house was posted, judged or decided. */
  'feed:updated': (feed: { house_id: string; roomie_id: string; feed_id: string }) => void;
  /** The feedback on a chore of a house changed; null: the report of a visit. */
  'feedback:updated': (feedback: { house_id: string; chore_id: string | null }) => void;
  /** Points or strikes of these roomies of a house changed. */
  'points:changed': (points: { house_id: string; roomie_ids: string[] }) => void;
  /** A rule proposal of a house changed, or who has acknowledged the rules. */
  'rules:changed': (rules: { house_id: string }) => void;
  /** Who runs what in a house changed, its speaker, or an election. */
  'speaker:changed': (speaker: { house_id: string }) => void;
  /** A person whom the account suggested for a room of the house has answered, or it is over. */
  'suggestion:changed': (suggestion: { house_id: string }) => void;
  /** A room choice changed: who has answered, its proposal or its end. */
  'room_choices:changed': (choice: { room_choice_id: string }) => void;
  /** The guide of a house changed, or its documents. */
  'guide:changed': (guide: { house_id: string }) => void;
  /** Guests or parcels of a house changed, or its boards. */
  'calendar:changed': (calendar: { house_id: string }) => void;
  /** The stock of a house changed. */
  'stock:changed': (stock: { house_id: string }) => void;
  /** A repair of a house changed, or its notes. */
  'repairs:changed': (repairs: { house_id: string; repair_id: string }) => void;
  /** The announcements of a house, or who has read them, changed. */
  'announcements:changed': (announcements: { house_id: string }) => void;
  /** The ratings of a stay changed, and with them averages. Refetch them. */
  'ratings:changed': (ratings: { tenancy_id: string }) => void;
  /** Who looks after the reader's houses changed, or whose houses the reader looks after. */
  'co_homeowners:changed': () => void;
  /** The reader's data export was queued, finished or removed. */
  'data_export:changed': () => void;
  /** The reader made or revoked a passport. */
  'passports:changed': () => void;
  'board:updated': (board: { house_id: string } & Board) => void;
  'note:saved': (note: Note) => void;
  'notification:created': (notification: Notification) => void;
  'notification:read': (read: { ids: string[] | 'all' }) => void;
  'activity:created': (activity: Activity) => void;
  'session:ended': (ended: { reason: 'logged_out' | 'expired' | 'revoked' }) => void;
}

const DAY_MS = 86_400_000;
/** Milliseconds since the page began to read what it shows. */
export const MissedFrame = z.strictObject({ within_ms: z.int().min(0).max(DAY_MS) });

/** Sent by the client; every one is acknowledged. */
export interface ClientToServerEvents {
  'message:send': (frame: z.input<typeof SendMessageFrame>, reply: Reply<{ message: Message }>) => void;
  'message:read': (frame: z.input<typeof ReadMessageFrame>, reply: Reply<{ last_read_seq: number }>) => void;
  typing: (frame: z.input<typeof TypingFrame>, reply: Reply) => void;
  /**
   * Returns up to a page of messages after `after_seq`, and of changes after `after_change`. Repeat while
   * `has_more_after` is true or `last_change` advances.
   */
  'conversation:sync': (frame: z.input<typeof SyncFrame>, reply: Reply<SyncPage>) => void;
  /** Extends the socket's lifetime with a renewed token of the same account. */
  'session:refresh': (frame: { token: string }, reply: Reply) => void;
  /**
   * Whether a push may have been missed in that time, before the socket connected. If not, nothing needs to be
   * refetched.
   */
  'live:missed': (frame: z.input<typeof MissedFrame>, reply: Reply<{ missed: boolean }>) => void;
}
