export { Announcer } from './announcer.ts';
export { ConversationsService } from './conversations.service.ts';
export * from './messages.events.ts';
export { MessagesMails } from './messages.mails.ts';
export { PinsService } from './pins.service.ts';
export { PollsService } from './polls.service.ts';
export { ReadMessagesService } from './read-messages.service.ts';
export { SendMessageService } from './send-message.service.ts';
export { ChatModule, ChatWorkerModule } from './chat.module.ts';
