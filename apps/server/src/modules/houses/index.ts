export * from './houses.events.ts';
export { HousesHttpModule, HousesModule } from './houses.module.ts';
export { HousesService } from './houses.service.ts';
