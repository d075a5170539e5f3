import type { ServerToClientEvents } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import type { Push } from '#kernel/events/effects.ts';
import { RealtimeServer } from './realtime-server.ts';

type EndReason = Parameters<ServerToClientEvents['session:ended']>[0]['reason'];

export const room = {
  account: (id: string) => `account:${id}`,
  /** Those who look after the houses of a homeowner. */
  acting: (homeownerId: string) => `acting:${homeownerId}`,
  session: (id: string) => `session:${id}`,
  conversation: (id: string) => `conversation:${id}`,
} as const;

/** Pushes about houses, which a homeowner's co-homeowners hear too. Others are for the account alone. */
const HEARD_BY_ACTING: ReadonlySet<keyof ServerToClientEvents> = new Set<keyof ServerToClientEvents>([
  'house:changed',
  'neatkeepers:changed',
  'ad:changed',
  'prospect:changed',
  'agreement:changed',
  'deposit:changed',
  'guarantees:changed',
  'supplies:changed',
  'supplies:recalculated',
  'settle_up:changed',
  'variable_costs:changed',
  'money:changed',
  'money:recalculated',
  'bank:changed',
  'agreement-template:changed',
  'move-report:changed',
  'showing:changed',
  'chores:changed',
  'feed:updated',
  'feedback:updated',
  'points:changed',
  'rules:changed',
  'speaker:changed',
  'room_choices:changed',
  'guide:changed',
  'calendar:changed',
  'stock:changed',
  'repairs:changed',
  'announcements:changed',
]);

/** Sends pushes. Works the same in the api and in a worker, for sockets on every node. */
@Injectable()
export class Realtime {
  constructor(private readonly server: RealtimeServer) {}

  toAccount(accountId: string) {
    return this.server.io.to(room.account(accountId));
  }

  toAccounts(accountIds: readonly string[]) {
    return this.server.io.to(accountIds.map(room.account));
  }

  push({ to, name, data }: Push): void {
    // Without a room it would be sent to everyone.
    if (to.length === 0) return;
    const acting = HEARD_BY_ACTING.has(name) ? to.map(room.acting) : [];
    this.server.io.to([...to.map(room.account), ...acting]).emit(name, ...data);
  }

  toConversation(conversationId: string) {
    return this.server.io.to(room.conversation(conversationId));
  }

  /** Tells the sockets of a session why it ends, and closes them. */
  endSession(sessionId: string, reason: EndReason): void {
    const sockets = this.server.io.in(room.session(sessionId));
    sockets.emit('session:ended', { reason });
    sockets.disconnectSockets(true);
  }

  /** Joins every socket of an account to a conversation's room. */
  join(accountId: string, conversationId: string): void {
    this.server.io.in(room.account(accountId)).socketsJoin(room.conversation(conversationId));
  }

  leave(accountId: string, conversationId: string): void {
    this.server.io.in(room.account(accountId)).socketsLeave(room.conversation(conversationId));
  }
}
