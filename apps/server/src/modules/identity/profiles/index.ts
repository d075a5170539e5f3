export * from './profiles.events.ts';
export { ProfilesModule } from './profiles.module.ts';
export { ProfilesService } from './profiles.service.ts';
