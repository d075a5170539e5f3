import { Module } from '@nestjs/common';

import { AccessModule } from '#contexts/identity/access/index.ts';
import { MediaModule } from '#contexts/identity/media/index.ts';
import { ChatModule } from './chat.module.ts';
import { ListConversationsService } from './list-conversations.service.ts';
import { ChangeMessageService } from './change-message.service.ts';
import { SearchMessagesService } from './search-messages.service.ts';
import { EmailConversationService } from './email-conversation.service.ts';
import { MuteConversationService } from './mute-conversation.service.ts';
import { UnreadCountService } from './unread-count.service.ts';
import { MessagesGateway } from './messages.gateway.ts';
import { MessagesController } from './messages.controller.ts';

@Module({
  imports: [ChatModule, AccessModule, MediaModule],
  providers: [
    ListConversationsService,
    ChangeMessageService,
    SearchMessagesService,
    EmailConversationService,
    MuteConversationService,
    UnreadCountService,
    MessagesGateway,
  ],
  controllers: [MessagesController],
})
export class ChatHttpModule {}
