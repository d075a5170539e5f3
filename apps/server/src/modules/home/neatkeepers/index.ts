export { InvitationsRepository } from './invitations.repository.ts';
export { InvitationsService } from './invitations.service.ts';
export * from './neatkeepers.events.ts';
export { NeatkeepersModule } from './neatkeepers.module.ts';
export { NeatkeepersService } from './neatkeepers.service.ts';
