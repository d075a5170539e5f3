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
 * What waits for one reader, and how far the conversation is: who is behind it was not reached by a push. Of two, the one
 * with the smaller `last_seq` or `last_read_seq` is the older; of two totals the one with the smaller `as_of`.
 */
export interface UnreadCount {
  conversation_id: string;
  unread: number;
  last_seq: number;
  last_read_seq: number;
  last_change: number;
  /** In all conversations of the reader. */
  total: number;
  /** When the total was counted, in microseconds of the database. */
  as_of: number;
}

/** Pushed by the server. A push is a hint; the database, read by HTTP or `conversation:sync`, is the truth. */
export interface ServerToClientEvents {
  'message:created': (message: Message) => void;
  'message:updated': (message: Message) => void;
  'message:read': (read: { conversation_id: string; account_id: string; last_read_seq: number }) => void;
  'unread:changed': (unread: UnreadCount) => void;
  typing: (typing: { conversation_id: string; account_id: string; name: string }) => void;
  presence: (presence: { account_id: string; online: boolean }) => void;
  'conversations:changed': () => void;
  /** Something about a house is different: it is read anew. */
  'house:changed': (house: { house_id: string }) => void;
  /** Who looks after which house, on which days, or an invitation to do so, is different. */
  'neatkeepers:changed': () => void;
  /** An own ad, its applicants or an offer made of it are different: they are read anew. */
  'ad:changed': (ad: { ad_id: string | null }) => void;
  'prospect:changed': (prospect: { prospect_id: string }) => void;
  /** An agreement of one's own is different: another state, another text, or its PDF is there. */
  'agreement:changed': (agreement: { agreement_id: string }) => void;
  /** What is held of a deposit, deducted, returned or disputed is different, or its PDF is there. */
  'deposit:changed': (deposit: { deposit_id: string; roomie_id: string }) => void;
  /** What was bought for a house is different. */
  'supplies:changed': (supplies: { house_id: string }) => void;
  /** A month of a house was reckoned again from its purchases. */
  'supplies:recalculated': (supplies: { house_id: string; month: string; job_id: string }) => void;
  /** Who pays whom in a house, so that all are even, is different. */
  'settle_up:changed': (plan: { house_id: string }) => void;
  /** The bills of a house, or which of them are expected, are different. */
  'variable_costs:changed': (costs: { house_id: string }) => void;
  /** What roomies of a house owe is different. */
  'money:changed': (money: { house_id: string; roomie_ids: string[] }) => void;
  /** Shares of bills and purchases of a house begin to be recalculated, or have been. */
  'money:recalculated': (money: { house_id: string }) => void;
  'agreement-template:changed': (template: { template_id: string }) => void;
  /** A report of a move, of oneself or of one's own house, is different. */
  'move-report:changed': (report: { report_id: string }) => void;
  /** A showing in a house one lives in or owns is different, or when one can be is. */
  'showing:changed': (showing: { house_id: string }) => void;
  /** A chore of a house, or whose turn it is, is different. */
  'chores:changed': (chores: { house_id: string }) => void;
  /** Something was posted, said of or decided in the feed of a house. */
  'feed:updated': (feed: { house_id: string; roomie_id: string; feed_id: string }) => void;
  /** What is said of the chores of a house is different, or (null) the report of a visit. */
  'feedback:updated': (feedback: { house_id: string; chore_id: string | null }) => void;
  /** Where roomies of a house stand is different. */
  'points:changed': (points: { house_id: string; roomie_ids: string[] }) => void;
  /** A proposal about the rules of a house, or who has acknowledged them, is different. */
  'rules:changed': (rules: { house_id: string }) => void;
  /** What was written about a stay, or (null) what somebody has on average, is different: it is read anew. */
  'ratings:changed': (ratings: { tenancy_id: string | null }) => void;
  /** What somebody asked to be put together of their data is on its way, there or gone. */
  'data_export:changed': () => void;
  'board:updated': (board: { house_id: string } & Board) => void;
  'note:saved': (note: Note) => void;
  'notification:created': (notification: Notification) => void;
  'notification:read': (read: { ids: string[] | 'all' }) => void;
  'activity:created': (activity: Activity) => void;
  'session:ended': (ended: { reason: 'logged_out' | 'expired' | 'revoked' }) => void;
}

const DAY_MS = 86_400_000;
/** How long ago the page began to read what it shows. */
export const MissedFrame = z.strictObject({ within_ms: z.int().min(0).max(DAY_MS) });

/** Sent by the client; every one is acknowledged. */
export interface ClientToServerEvents {
  'message:send': (frame: z.input<typeof SendMessageFrame>, reply: Reply<{ message: Message }>) => void;
  'message:read': (frame: z.input<typeof ReadMessageFrame>, reply: Reply<{ last_read_seq: number }>) => void;
  typing: (frame: z.input<typeof TypingFrame>, reply: Reply) => void;
  /**
   * Up to a page of messages after `after_seq`, and of what changed after `after_change`; repeat while `has_more_after`,
   * or while `last_change` moves on.
   */
  'conversation:sync': (frame: z.input<typeof SyncFrame>, reply: Reply<SyncPage>) => void;
  /** A renewed token of the same account moves the moment at which the socket is closed. */
  'session:refresh': (frame: { token: string }, reply: Reply) => void;
  /** Whether anything may have been pushed within that time, before the socket was there. If not, nothing need be read again. */
  'live:missed': (frame: z.input<typeof MissedFrame>, reply: Reply<{ missed: boolean }>) => void;
}
