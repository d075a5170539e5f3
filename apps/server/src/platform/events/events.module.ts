import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';

import { HandlerRegistry } from './handler-registry.ts';
import { Outbox } from './outbox.ts';
import { ReactionTables } from './reaction-tables.ts';
import { OutboxEntity } from './outbox.entity.ts';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([OutboxEntity]), DiscoveryModule],
  providers: [Outbox, ReactionTables, HandlerRegistry],
  exports: [Outbox, ReactionTables, HandlerRegistry],
})
export class EventsModule {}
