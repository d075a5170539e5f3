import type {
  Conversation,
  ConversationPage,
  FoundMessages,
  Message,
  MessagePage,
  Page,
  ParsedInput,
} from '@common-roof/contracts';
import {
  closePoll,
  countUnread,
  deleteMessage,
  editMessage,
  emailConversation,
  listConversations,
  listHouseConversations,
  listMessages,
  listPins,
  muteConversation,
  pinMessage,
  reactToMessage,
  removeReaction,
  searchMessages,
  sendMessage,
  unmuteConversation,
  unpinMessage,
  votePoll,
} from '@common-roof/contracts/schemas';
import { Controller, HttpStatus, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { ChangeMessageService } from './change-message.service.ts';
import { EmailConversationService } from './email-conversation.service.ts';
import { ListConversationsService } from './list-conversations.service.ts';
import { MuteConversationService } from './mute-conversation.service.ts';
import { PinsService } from './pins.service.ts';
import { PollsService } from './polls.service.ts';
import { ReadMessagesService } from './read-messages.service.ts';
import { SearchMessagesService } from './search-messages.service.ts';
import { SendMessageService } from './send-message.service.ts';
import { UnreadCountService } from './unread-count.service.ts';

@Controller()
export class MessagesController {
  constructor(
    private readonly lists: ListConversationsService,
    private readonly reader: ReadMessagesService,
    private readonly sender: SendMessageService,
    private readonly changes: ChangeMessageService,
    private readonly polls: PollsService,
    private readonly pins: PinsService,
    private readonly mailer: EmailConversationService,
    private readonly unreadCounts: UnreadCountService,
    private readonly searcher: SearchMessagesService,
    private readonly muting: MuteConversationService,
  ) {}

  @Serves(listConversations)
  @Roles('roomie', 'homeowner')
  list(
    @CurrentActor() actor: Actor,
    @Input() { query }: ParsedInput<typeof listConversations>,
  ): Promise<ConversationPage> {
    return this.lists.listMine(actor, query);
  }

  @Serves(listHouseConversations)
  @Roles('admin')
  listForHouse(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof listHouseConversations>,
    @Origin() origin: RequestOrigin,
  ): Promise<Page<Conversation>> {
    return this.lists.listForHouse(actor, params.id, query, origin);
  }

  @Serves(searchMessages)
  @Roles('roomie', 'homeowner')
  search(@CurrentActor() actor: Actor, @Input() { query }: ParsedInput<typeof searchMessages>): Promise<FoundMessages> {
    return this.searcher.find(actor, query);
  }

  @Serves(listMessages)
  @Roles('roomie', 'homeowner', 'admin')
  page(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof listMessages>,
    @Origin() origin: RequestOrigin,
  ): Promise<MessagePage> {
    return this.reader.page(actor, params.id, query, origin);
  }

  @Serves(sendMessage)
  @Roles('roomie', 'homeowner')
  async send(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof sendMessage>,
    @Origin() origin: RequestOrigin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Message> {
    const { message, repeated } = await this.sender.byHttp(actor, params.id, body, origin);
    if (repeated) void reply.status(HttpStatus.OK);
    return message;
  }

  @Serves(editMessage)
  @Roles('roomie', 'homeowner')
  edit(@CurrentActor() actor: Actor, @Input() { params, body }: ParsedInput<typeof editMessage>): Promise<Message> {
    return this.changes.edit(actor, params.id, params.message_id, body);
  }

  @Serves(deleteMessage)
  @Roles('roomie', 'homeowner')
  delete(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof deleteMessage>): Promise<Message> {
    return this.changes.delete(actor, params.id, params.message_id);
  }

  @Serves(reactToMessage)
  @Roles('roomie', 'homeowner')
  react(@CurrentActor() actor: Actor, @Input() { params, body }: ParsedInput<typeof reactToMessage>): Promise<Message> {
    return this.changes.react(actor, params.id, params.message_id, body.reaction);
  }

  @Serves(removeReaction)
  @Roles('roomie', 'homeowner')
  removeReaction(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof removeReaction>,
  ): Promise<Message> {
    return this.changes.removeReaction(actor, params.id, params.message_id);
  }

  @Serves(votePoll)
  @Roles('roomie', 'homeowner')
  vote(@CurrentActor() actor: Actor, @Input() { params, body }: ParsedInput<typeof votePoll>): Promise<Message> {
    return this.polls.vote(actor, params.id, params.message_id, body.options);
  }

  @Serves(closePoll)
  @Roles('roomie', 'homeowner')
  closePoll(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof closePoll>): Promise<Message> {
    return this.polls.close(actor, params.id, params.message_id);
  }

  @Serves(listPins)
  @Roles('roomie', 'homeowner')
  async listPins(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof listPins>,
  ): Promise<{ items: Message[] }> {
    return { items: await this.pins.list(actor, params.id) };
  }

  @Serves(pinMessage)
  @Roles('roomie', 'homeowner')
  pin(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof pinMessage>): Promise<Message> {
    return this.pins.pin(actor, params.id, params.message_id);
  }

  @Serves(unpinMessage)
  @Roles('roomie', 'homeowner')
  unpin(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof unpinMessage>): Promise<Message> {
    return this.pins.unpin(actor, params.id, params.message_id);
  }

  @Serves(muteConversation)
  @Roles('roomie', 'homeowner')
  mute(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof muteConversation>,
  ): Promise<Pick<Conversation, 'muted_until'>> {
    return this.muting.mute(actor, params.id, body.span);
  }

  @Serves(unmuteConversation)
  @Roles('roomie', 'homeowner')
  unmute(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof unmuteConversation>,
  ): Promise<Pick<Conversation, 'muted_until'>> {
    return this.muting.unmute(actor, params.id);
  }

  @Serves(emailConversation)
  @Roles('roomie', 'homeowner')
  async email(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof emailConversation>,
  ): Promise<{ message: string }> {
    await this.mailer.email(actor, params.id, body.toEmail);
    return { message: 'The newest messages are on their way.' };
  }

  @Serves(countUnread)
  @Roles('roomie', 'homeowner')
  unreadCount(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof countUnread>,
  ): Promise<{ unread: number; total: number }> {
    return this.unreadCounts.getForRoomie(actor, params.id);
  }
}
