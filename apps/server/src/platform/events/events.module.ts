import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';

import { HandlerRegistry } from './handler-registry.ts';
import { Outbox } from './outbox.ts';

@Global()
@Module({ imports: [DiscoveryModule], providers: [Outbox, HandlerRegistry], exports: [Outbox, HandlerRegistry] })
export class EventsModule {}
