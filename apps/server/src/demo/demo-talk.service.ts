import { Injectable } from '@nestjs/common';

import {
  ConversationsService,
  PinsService,
  PollsService,
  ReadMessagesService,
  SendMessageService,
} from '#contexts/living/chat/index.ts';
import { Config } from '#kernel/config/config.ts';
import type { Line } from './conversations.ts';
import { actorOf, type DemoAccounts } from './demo-actors.ts';
import { DemoClock } from './demo-clock.ts';
import { DemoPapers } from './demo-papers.service.ts';
import { DemoPhotos } from './demo-photos.service.ts';

/** Lets the people of a house chat. */
@Injectable()
export class DemoTalk {
  constructor(
    private readonly clock: DemoClock,
    private readonly conversations: ConversationsService,
    private readonly sender: SendMessageService,
    private readonly reader: ReadMessagesService,
    private readonly photos: DemoPhotos,
    private readonly papers: DemoPapers,
    private readonly config: Config,
    private readonly polls: PollsService,
    private readonly pins: PinsService,
  ) {}

  /** The event that opens them is handled later, at the end of everything. */
  async openForHouse(houseId: string): Promise<void> {
    await this.conversations.openForHouse(houseId);
  }

  async openForRoom(houseId: string, roomId: string, roomieId: string): Promise<void> {
    await this.conversations.openForRoom(houseId, roomId, roomieId);
  }

  /** Authors who answer have read the earlier lines; today's lines are left for the others to find. */
  async tell(
    people: DemoAccounts,
    placeId: string,
    lines: readonly Line[],
    former?: { readonly id: string },
  ): Promise<void> {
    const conversationId = await this.conversations.findOfPlace(placeId, former?.id);
    let read = 0;
    if (conversationId === undefined) throw new Error('A demonstration house has no conversation.');
    for (const [ago, time, who, said, { photo, file, page, poll, pin } = {}] of lines) {
      this.clock.setDaysAgo(ago, time);
      const actor = actorOf(people[who]);
      const text = page === undefined ? said : `${said} ${this.config.env.PUBLIC_URL}${page}`;
      const { message } = await this.sender.send(actor, {
        conversation_id: conversationId,
        text,
        mentions: mentionedIn(text, people),
        ...(photo === undefined ? {} : { attachments: [await this.photos.forChat(actor, photo)] }),
        ...(file === undefined ? {} : { attachments: [await this.papers[file](actor)] }),
        ...(poll === undefined ? {} : { poll: { options: Object.keys(poll), is_multiple: false, closes_at: null } }),
        client_id: crypto.randomUUID(),
      });
      if (pin !== undefined) await this.pins.pin(actorOf(people[pin]), conversationId, message._id);
      for (const [place, voters] of Object.values(poll ?? {}).entries()) {
        for (const voter of voters) await this.polls.vote(actorOf(people[voter]), conversationId, message._id, [place]);
      }
      if (ago > 0) read = message.seq;
    }
    for (const memberId of await this.conversations.listMemberIds(conversationId)) {
      const account = Object.values(people).find(({ id }) => id === memberId);
      if (account) await this.reader.markRead(actorOf(account), conversationId, read);
    }
  }
}

/** Returns whom a line mentions by their first name. */
const mentionedIn = (text: string, people: DemoAccounts): string[] =>
  Object.values(people)
    .filter(({ first_name: name }) => text.includes(`@${name}`))
    .map(({ id }) => id);
