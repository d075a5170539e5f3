import { Module } from '@nestjs/common';

import { AccessModule } from '../../identity/access/index.ts';
import { ChangeMessageService } from './change-message.service.ts';
import { EmailConversationService } from './email-conversation.service.ts';
import { ListConversationsService } from './list-conversations.service.ts';
import { MessagesController } from './messages.controller.ts';
import { MessagesGateway } from './messages.gateway.ts';
import { UnreadCountService } from './unread-count.service.ts';
import { MessagesModule } from './messages.module.ts';

@Module({
  imports: [MessagesModule, AccessModule],
  providers: [
    ListConversationsService,
    ChangeMessageService,
    EmailConversationService,
    UnreadCountService,
    MessagesGateway,
  ],
  controllers: [MessagesController],
})
export class MessagesHttpModule {}
