import { Global, Module } from '@nestjs/common';

import { States } from './states.ts';

@Global()
@Module({ providers: [States], exports: [States] })
export class StateMachinesModule {}
