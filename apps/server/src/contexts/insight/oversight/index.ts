export { OversightModule, OversightWorkerModule } from './oversight.module.ts';
