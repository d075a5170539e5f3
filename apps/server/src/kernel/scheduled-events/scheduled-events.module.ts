import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { ScheduledEventsLoop } from './scheduled-events-loop.ts';
import { ScheduledEvents } from './scheduled-events.ts';
import { ScheduledEventEntity } from './scheduled-event.entity.ts';

/** Scheduling, in every process. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([ScheduledEventEntity])],
  providers: [ScheduledEvents],
  exports: [ScheduledEvents],
})
export class ScheduledEventsModule {}

/** The clock: one in each worker process. */
@Module({ providers: [ScheduledEventsLoop], exports: [ScheduledEventsLoop] })
export class ScheduledEventsWorkerModule {}
