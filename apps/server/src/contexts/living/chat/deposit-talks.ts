import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';

import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { Realtime } from '#kernel/realtime/realtime.ts';
import { DepositOpened, DepositSettled } from '#contexts/letting/deposits/index.ts';
import { ConversationsRepository } from './conversations.repository.ts';

type Deposit = Pick<EventOf<typeof DepositSettled>, 'deposit_id' | 'roomie_id' | 'homeowner_id'>;

/** Keeps the conversation of a roomie who has moved out and their homeowner open until the deposit is settled. */
@Injectable()
export class DepositTalks implements OnModuleInit {
  private readonly logger = new Logger('deposit-talks');

  constructor(
    private readonly outbox: Outbox,
    private readonly conversations: ConversationsRepository,
    private readonly realtime: Realtime,
  ) {}

  onModuleInit(): void {
    this.outbox.onCommitted(DepositSettled, (deposit) => {
      this.close(deposit).catch((error: unknown) => {
        this.logger.warn(`A deposit's conversation closes once a worker has seen to it: ${String(error)}`);
      });
    });
  }

  @EventHandler(DepositOpened, { id: 'open-deposit-conversation', queue: 'realtime', effect: 'outside' })
  async open({ deposit_id, roomie_id, homeowner_id }: Deposit): Promise<void> {
    const id = await this.conversations.ensureForDeposit(deposit_id);
    if (id === undefined) return;
    const members = await this.conversations.listMembers([id]);
    // The deposit may already be settled or withdrawn, so only the current members join.
    for (const { account_id: accountId } of members) this.realtime.join(accountId, id);
    this.notifyChanged(roomie_id, homeowner_id);
  }

  @EventHandler(DepositSettled, { id: 'close-deposit-conversation', queue: 'realtime', effect: 'outside' })
  async close({ deposit_id, roomie_id, homeowner_id }: Deposit): Promise<void> {
    const id = await this.conversations.ensureForDeposit(deposit_id);
    if (id === undefined) return;
    const members = await this.conversations.listMembers([id]);
    // They may live in the room again.
    if (members.every(({ account_id: accountId }) => accountId !== roomie_id)) this.realtime.leave(roomie_id, id);
    this.notifyChanged(roomie_id, homeowner_id);
  }

  private notifyChanged(...accountIds: string[]): void {
    for (const accountId of accountIds) this.realtime.toAccount(accountId).emit('conversations:changed');
  }
}
