import { Global, Module } from '@nestjs/common';

import { Audit } from './audit.ts';
import { EvidenceHeads } from './evidence-heads.ts';

@Global()
@Module({ providers: [Audit, EvidenceHeads], exports: [Audit] })
export class AuditModule {}
