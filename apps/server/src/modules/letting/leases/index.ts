export { CountersignService } from './countersign.service.ts';
export * from './leases.events.ts';
export { LeasesModule } from './leases.module.ts';
export { NoticeService } from './notice.service.ts';
export { type FollowsRelease, ReleaseFollowers } from './release-followers.ts';
export { ReleaseService } from './release.service.ts';
export { type OpenItem, type SettlementSource, SettlementSources } from './settlement-sources.ts';
export { SettlementService } from './settlement.service.ts';
