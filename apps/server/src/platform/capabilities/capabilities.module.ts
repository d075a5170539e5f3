import { Global, Module } from '@nestjs/common';

import { Capabilities } from './capabilities.ts';

@Global()
@Module({ providers: [Capabilities], exports: [Capabilities] })
export class CapabilitiesModule {}
