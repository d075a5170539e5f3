export * from './profiles.events.ts';
export { ProfilesService } from './profiles.service.ts';
export { ProfilesModule } from './profiles.module.ts';
