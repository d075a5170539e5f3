import { Global, Module } from '@nestjs/common';

import { Once } from './once.ts';

@Global()
@Module({ providers: [Once], exports: [Once] })
export class OnceModule {}
