import { Global, Module } from '@nestjs/common';

import { TypeOrmModule } from '@nestjs/typeorm';

import { AuditCheckEntity } from './audit-check.entity.ts';
import { Audit } from './audit.ts';
import { EvidenceHeads } from './evidence-heads.ts';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([AuditCheckEntity])],
  providers: [Audit, EvidenceHeads],
  exports: [Audit],
})
export class AuditModule {}
