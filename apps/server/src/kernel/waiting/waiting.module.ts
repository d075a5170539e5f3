import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';

import { WaitingRegister } from './waiting-register.ts';

@Global()
@Module({ imports: [DiscoveryModule], providers: [WaitingRegister], exports: [WaitingRegister] })
export class WaitingModule {}
