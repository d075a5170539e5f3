export { AdminsHttpModule, AdminsModule } from './admins.module.ts';
export { AdminsService } from './admins.service.ts';
export { QueueBoard } from './queue-board.ts';
