import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';

import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { Realtime } from '#kernel/realtime/realtime.ts';
import { TenancyEnded } from '#contexts/housing/houses/index.ts';
import { ConversationsRepository } from './conversations.repository.ts';

type Leaving = Pick<EventOf<typeof TenancyEnded>, 'house_id' | 'room_id' | 'roomie_id'>;

/**
 * Removes roomies who move out from the house's live updates: at once in the process that commits the move, and again
 * in a worker in case that process dies first.
 */
@Injectable()
export class Leavers implements OnModuleInit {
  private readonly logger = new Logger('leavers');

  constructor(
    private readonly outbox: Outbox,
    private readonly conversations: ConversationsRepository,
    private readonly realtime: Realtime,
  ) {}

  onModuleInit(): void {
    this.outbox.onCommitted(TenancyEnded, (leaving) => {
      this.stopListening(leaving).catch((error: unknown) => {
        this.logger.warn(`A leaver hears the house until a worker has seen to it: ${String(error)}`);
      });
    });
  }

  @EventHandler(TenancyEnded, { id: 'stop-leaver-listening', queue: 'realtime', effect: 'outside' })
  async stopListening({ house_id, room_id, roomie_id }: Leaving): Promise<void> {
    const ids = await this.conversations.idsForTenancy(house_id, room_id, roomie_id);
    // A roomie who moved within the house still belongs to its conversation, or belongs to it again.
    const kept = new Set(
      (await this.conversations.listMembers(ids))
        .filter(({ account_id }) => account_id === roomie_id)
        .map(({ conversation_id }) => conversation_id),
    );
    for (const id of ids) if (!kept.has(id)) this.realtime.leave(roomie_id, id);
    this.realtime.toAccount(roomie_id).emit('conversations:changed');
  }
}
