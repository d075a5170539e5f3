export { CountersignService } from './countersign.service.ts';
export { LeasesHttpModule, LeasesModule } from './leases.module.ts';
