import { Injectable } from '@nestjs/common';

import type { EventOf } from '../../../platform/events/define-event.ts';
import { EventHandler } from '../../../platform/events/event-handler.ts';
import { Realtime } from '../../../platform/realtime/realtime.ts';
import { HouseOpened } from '../../home/houses/index.ts';
import { StayAgreed, TenancyStarted } from '../../home/roomies/index.ts';
import { ConversationsRepository } from './conversations.repository.ts';
import { MessageChanged, MessagesPosted } from './messages.events.ts';
import { ReadsRepository } from './reads.repository.ts';
import { UnreadService } from './unread.service.ts';

@Injectable()
export class MessagesHandlers {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly reads: ReadsRepository,
    private readonly unread: UnreadService,
    private readonly realtime: Realtime,
  ) {}

  /** A changed message is pushed by itself; members whom it did not reach learn from the count that they are behind. */
  @EventHandler([MessagesPosted, MessageChanged], {
    id: 'push-unread-counts',
    formerIds: ['tell-of-changed-message'],
    queue: 'realtime',
    effect: 'outside',
  })
  pushUnread({ conversation_id }: Pick<EventOf<typeof MessagesPosted>, 'conversation_id'>): Promise<void> {
    return this.unread.pushToMembers(conversation_id);
  }

  @EventHandler(HouseOpened, { id: 'open-house-conversation', queue: 'notification', effect: 'transaction' })
  openHouseConversation({ house_id }: EventOf<typeof HouseOpened>): Promise<void> {
    return this.conversations.ensureForHouse(house_id);
  }

  /** Its homeowner hears it at once, in every window. */
  @EventHandler(HouseOpened, { id: 'let-homeowner-listen', queue: 'realtime', effect: 'outside' })
  async letHomeownerListen({ house_id, homeowner_id }: EventOf<typeof HouseOpened>): Promise<void> {
    await this.conversations.ensureForHouse(house_id); // the event that opens it may still be under way
    const id = await this.conversations.idOfPlace(house_id);
    if (id === undefined) return;
    this.realtime.join(homeowner_id, id);
    this.realtime.toAccount(homeowner_id).emit('conversations:changed');
  }

  @EventHandler(TenancyStarted, { id: 'open-room-conversation', queue: 'notification', effect: 'transaction' })
  async openRoomConversation({ house_id, room_id, roomie_id }: EventOf<typeof TenancyStarted>): Promise<void> {
    await this.conversations.ensureForHouse(house_id); // the house's own event may still be under way
    await this.conversations.ensureForRoom(house_id, room_id, roomie_id);
    const ids = await this.conversations.idsForTenancy(house_id, room_id, roomie_id);
    await this.reads.startAtEnd(ids, roomie_id);
  }

  /** Somebody who is about to move in talks with their homeowner before. */
  @EventHandler(StayAgreed, { id: 'open-welcome-conversation', queue: 'notification', effect: 'transaction' })
  async openWelcome({ house_id, room_id, roomie_id }: EventOf<typeof StayAgreed>): Promise<void> {
    await this.conversations.ensureForRoom(house_id, room_id, roomie_id);
  }

  /** Joins everyone who belongs to the conversations: that of the house only once the roomie lives there. */
  @EventHandler([StayAgreed, TenancyStarted], {
    id: 'let-newcomer-listen',
    formerIds: ['let-arrival-listen'],
    queue: 'realtime',
    effect: 'outside',
  })
  async letListen({ house_id, room_id, roomie_id }: EventOf<typeof StayAgreed>): Promise<void> {
    // The handlers that open them may still be running: handlers of an event run in any order.
    await this.conversations.ensureForHouse(house_id);
    await this.conversations.ensureForRoom(house_id, room_id, roomie_id);
    for (const id of await this.conversations.idsForTenancy(house_id, room_id, roomie_id)) {
      for (const member of await this.conversations.listMembers([id])) {
        this.realtime.join(member.account_id, id);
        this.realtime.toAccount(member.account_id).emit('conversations:changed');
      }
    }
  }
}
