import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { Capabilities } from './capabilities.ts';
import { CapabilityEntity } from './capability.entity.ts';

@Global()
@Module({ imports: [TypeOrmModule.forFeature([CapabilityEntity])], providers: [Capabilities], exports: [Capabilities] })
export class CapabilitiesModule {}
