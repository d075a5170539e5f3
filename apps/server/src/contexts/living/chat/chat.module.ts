import { Module } from '@nestjs/common';

import { defineContext } from '#kernel/database/define-context.ts';
import { AccessModule } from '#contexts/identity/access/index.ts';
import { AccountsModule } from '#contexts/identity/accounts/index.ts';
import { MediaModule } from '#contexts/identity/media/index.ts';
import { ConversationEntity } from './conversation.entity.ts';
import { ConversationReadEntity } from './conversation-read.entity.ts';
import { MessageEntity } from './message.entity.ts';
import { MessageReactionEntity } from './message-reaction.entity.ts';
import { ConversationsRepository } from './conversations.repository.ts';
import { ConversationsService } from './conversations.service.ts';
import { ConversationLists } from './conversation-lists.repository.ts';
import { MessagesRepository } from './messages.repository.ts';
import { MessagePages } from './message-pages.repository.ts';
import { MessageSearch } from './message-search.repository.ts';
import { MessagesOfPerson } from './messages-of-person.repository.ts';
import { ReadsRepository } from './reads.repository.ts';
import { MessageMentionEntity } from './message-mention.entity.ts';
import { MentionsRepository } from './mentions.repository.ts';
import { MessagePinEntity } from './message-pin.entity.ts';
import { PinsRepository } from './pins.repository.ts';
import { PinsService } from './pins.service.ts';
import { PollEntity } from './poll.entity.ts';
import { PollVoteEntity } from './poll-vote.entity.ts';
import { PollsRepository } from './polls.repository.ts';
import { ReactionsRepository } from './reactions.repository.ts';
import { LastMessages } from './last-messages.repository.ts';
import { UnreadTotals } from './unread-totals.repository.ts';
import { MessageChanges } from './message-changes.service.ts';
import { PollsService } from './polls.service.ts';
import { ConversationAccess } from './conversation-access.ts';
import { UnreadService } from './unread.service.ts';
import { SendMessageService } from './send-message.service.ts';
import { ReadMessagesService } from './read-messages.service.ts';
import { Watching } from './watching.ts';
import { MessagePhotos } from './message-photos.ts';
import { MessagesMails } from './messages.mails.ts';
import { MessagesHandlers } from './messages.handlers.ts';
import { MessagesEffects } from './messages.effects.ts';
import { MessagesPersonalData } from './messages.personal-data.ts';
import { UnreadAlerts } from './unread-alerts.ts';
import { Leavers } from './leavers.ts';
import { DepositTalks } from './deposit-talks.ts';
import { Announcer } from './announcer.ts';

@Module(
  defineContext({
    imports: [AccessModule, AccountsModule, MediaModule],
    parts: [
      {
        entities: [
          ConversationEntity,
          ConversationReadEntity,
          MessageEntity,
          MessageReactionEntity,
          MessageMentionEntity,
          PollEntity,
          MessagePinEntity,
          PollVoteEntity,
        ],
        providers: [
          ConversationsRepository,
          ConversationsService,
          ConversationLists,
          MessagesRepository,
          MessagePages,
          MessagesOfPerson,
          MessageSearch,
          ReadsRepository,
          ReactionsRepository,
          MentionsRepository,
          PollsRepository,
          PinsRepository,
          PinsService,
          LastMessages,
          UnreadTotals,
          ConversationAccess,
          UnreadService,
          SendMessageService,
          MessageChanges,
          PollsService,
          ReadMessagesService,
          Watching,
          MessagePhotos,
          MessagesMails,
          MessagesHandlers,
          MessagesEffects,
          MessagesPersonalData,
          UnreadAlerts,
          Leavers,
          DepositTalks,
        ],
      },
    ],
  }),
)
export class ChatModule {}

/** Runs the announcer of chat, once in each worker process. */
@Module({ imports: [ChatModule], providers: [Announcer], exports: [Announcer] })
export class ChatWorkerModule {}
