import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { EvidenceHeads } from './evidence-heads.ts';
import { Evidence } from './evidence.ts';
import { EvidenceLineEntity } from './evidence-line.entity.ts';
import { EvidenceStreamEntity } from './evidence-stream.entity.ts';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([EvidenceLineEntity, EvidenceStreamEntity])],
  providers: [Evidence, EvidenceHeads],
  exports: [Evidence],
})
export class EvidenceModule {}
