export { Announcer } from './announcer.ts';
export { ConversationsRepository } from './conversations.repository.ts';
export * from './messages.events.ts';
export { MessagesRepository } from './messages.repository.ts';
export { MessagesMails } from './messages.mails.ts';
export { MessagesModule, MessagesWorkerModule } from './messages.module.ts';
export { SendMessageService } from './send-message.service.ts';
export { ReadMessagesService } from './read-messages.service.ts';
export { UnreadService } from './unread.service.ts';
