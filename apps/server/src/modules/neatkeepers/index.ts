export * from './neatkeepers.events.ts';
export { NeatkeepersModule } from './neatkeepers.module.ts';
export { NeatkeepersService } from './neatkeepers.service.ts';
