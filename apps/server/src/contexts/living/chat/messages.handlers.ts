import { Injectable } from '@nestjs/common';

import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { Realtime } from '#kernel/realtime/realtime.ts';
import { HouseOpened, StayAgreed, TenancyStarted } from '#contexts/housing/houses/index.ts';
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

  /**
   * A changed message has a push of its own. Members who missed it learn from the change count that they are behind.
   */
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

  /** Joins the homeowner's open windows to the conversation at once. */
  @EventHandler(HouseOpened, { id: 'let-homeowner-listen', queue: 'realtime', effect: 'outside' })
  async letHomeownerListen({ house_id, homeowner_id }: EventOf<typeof HouseOpened>): Promise<void> {
    await this.conversations.ensureForHouse(house_id); // The event that opens the conversation may not be handled yet.
    const id = await this.conversations.idOfPlace(house_id);
    if (id === undefined) return;
    this.realtime.join(homeowner_id, id);
    this.realtime.toAccount(homeowner_id).emit('conversations:changed');
  }

  @EventHandler(TenancyStarted, { id: 'open-room-conversation', queue: 'notification', effect: 'transaction' })
  async openRoomConversation({ house_id, room_id, roomie_id }: EventOf<typeof TenancyStarted>): Promise<void> {
    await this.conversations.ensureForHouse(house_id); // The event that creates the house may not be handled yet.
    await this.conversations.ensureForRoom(house_id, room_id, roomie_id);
    const ids = await this.conversations.idsForTenancy(house_id, room_id, roomie_id);
    await this.reads.startAtEnd(ids, roomie_id);
  }

  /** Opens the conversation before move-in, so that a new roomie and their homeowner can talk. */
  @EventHandler(StayAgreed, { id: 'open-welcome-conversation', queue: 'notification', effect: 'transaction' })
  async openWelcome({ house_id, room_id, roomie_id }: EventOf<typeof StayAgreed>): Promise<void> {
    await this.conversations.ensureForRoom(house_id, room_id, roomie_id);
  }

  /**
   * Joins everyone who belongs to the conversations. The roomie joins the house's conversation only when they live
   * there.
   */
  @EventHandler([StayAgreed, TenancyStarted], {
    id: 'let-newcomer-listen',
    formerIds: ['let-arrival-listen'],
    queue: 'realtime',
    effect: 'outside',
  })
  async letListen({ house_id, room_id, roomie_id }: EventOf<typeof StayAgreed>): Promise<void> {
    // Handlers of an event run in any order, so those that open the conversations may still be running.
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
