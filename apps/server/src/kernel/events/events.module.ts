import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';

import { HandlerRegistry } from './handler-registry.ts';
import { Outbox } from './outbox.ts';
import { EffectTables } from './effect-tables.ts';
import { OutboxEntity } from './outbox.entity.ts';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([OutboxEntity]), DiscoveryModule],
  providers: [Outbox, EffectTables, HandlerRegistry],
  exports: [Outbox, EffectTables, HandlerRegistry],
})
export class EventsModule {}
