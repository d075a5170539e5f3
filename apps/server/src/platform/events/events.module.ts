import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';

import { HandlerRegistry } from './handler-registry.ts';
import { Outbox } from './outbox.ts';
import { ReactionTables } from './reaction-tables.ts';

@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [Outbox, ReactionTables, HandlerRegistry],
  exports: [Outbox, ReactionTables, HandlerRegistry],
})
export class EventsModule {}
