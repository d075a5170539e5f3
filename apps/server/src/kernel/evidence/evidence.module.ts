import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { Evidence } from './evidence.ts';
import { EvidenceLineEntity } from './evidence-line.entity.ts';
import { EvidenceStreamEntity } from './evidence-stream.entity.ts';
import { SigningKeys } from './signing-keys.ts';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([EvidenceLineEntity, EvidenceStreamEntity])],
  providers: [Evidence, SigningKeys],
  exports: [Evidence, SigningKeys],
})
export class EvidenceModule {}
