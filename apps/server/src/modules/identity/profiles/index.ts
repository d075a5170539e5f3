export * from './profiles.events.ts';
export { ProfilesHttpModule, ProfilesModule } from './profiles.module.ts';
export { ProfilesService } from './profiles.service.ts';
