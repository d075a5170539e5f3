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

  @EventHandler(MessagesPosted, { id: 'push-unread-counts', queue: 'realtime', effect: 'outside' })
  pushUnread({ conversation_id }: EventOf<typeof MessagesPosted>): Promise<void> {
    return this.unread.pushToMembers(conversation_id);
  }

  /** The change itself was pushed; who was not reached learns here that they are behind. */
  @EventHandler(MessageChanged, { id: 'tell-of-changed-message', queue: 'realtime', effect: 'outside' })
  tellOfChange({ conversation_id }: EventOf<typeof MessageChanged>): Promise<void> {
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

  /** Those who belong to it by then: the house's own only once they live there. */
  @EventHandler(StayAgreed, { id: 'let-arrival-listen', queue: 'realtime', effect: 'outside' })
  letArrivalListen(event: EventOf<typeof StayAgreed>): Promise<void> {
    return this.letListen(event);
  }

  @EventHandler(TenancyStarted, { id: 'let-newcomer-listen', queue: 'realtime', effect: 'outside' })
  async letListen({ house_id, room_id, roomie_id }: EventOf<typeof StayAgreed>): Promise<void> {
    // What opens them may still be under way: handlers of an event run in any order.
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
