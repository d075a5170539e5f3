import { Global, Module } from '@nestjs/common';

import { EvidenceHeads } from './evidence-heads.ts';
import { Evidence } from './evidence.ts';

@Global()
@Module({ providers: [Evidence, EvidenceHeads], exports: [Evidence] })
export class EvidenceModule {}
