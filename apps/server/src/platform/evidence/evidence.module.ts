import { Global, Module } from '@nestjs/common';

import { Evidence } from './evidence.ts';

@Global()
@Module({ providers: [Evidence], exports: [Evidence] })
export class EvidenceModule {}
