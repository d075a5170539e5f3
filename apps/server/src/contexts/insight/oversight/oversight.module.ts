import { Module } from '@nestjs/common';

import { defineContext } from '#kernel/database/define-context.ts';
import { AccountsModule } from '#contexts/identity/accounts/index.ts';
import { auditLog } from './audit-log/audit-log.providers.ts';
import { HealthSampler } from './overview/health-sampler.ts';
import { backups } from './backups/backups.providers.ts';
import { InstallationMetrics } from './overview/installation-metrics.ts';
import { overview } from './overview/overview.providers.ts';

@Module(defineContext({ imports: [AccountsModule], parts: [overview, backups, auditLog] }))
export class OversightModule {}

@Module({ imports: [OversightModule], providers: [HealthSampler, InstallationMetrics], exports: [HealthSampler] })
export class OversightWorkerModule {}
