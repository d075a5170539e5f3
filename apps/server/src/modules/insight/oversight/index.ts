export { OversightHttpModule, OversightModule, OversightWorkerModule } from './oversight.module.ts';
