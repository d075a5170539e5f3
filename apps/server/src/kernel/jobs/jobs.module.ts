import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { QueueMetrics } from './queue-metrics.ts';
import { DeadLetters } from './dead-letters.ts';
import { EventDrain } from './event-drain.ts';
import { EventRunner } from './event-runner.ts';
import { JobMetrics } from './job-metrics.ts';
import { Watchdog } from './watchdog.ts';
import { Queues } from './queues.ts';
import { Reconciler } from './reconciler.ts';
import { OutboxRelay } from './relay.ts';
import { TransactionEvents } from './transaction-events.ts';
import { Wakes } from './wakes.ts';
import { Workers } from './workers.ts';
import { DeadLetterEntity } from './dead-letter.entity.ts';
import { ProcessedEventEntity } from './processed-event.entity.ts';

/** The producing side, in every process. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([DeadLetterEntity, ProcessedEventEntity])],
  providers: [Queues, DeadLetters, Wakes, TransactionEvents],
  exports: [Queues, DeadLetters, Wakes, TransactionEvents],
})
export class JobsModule {}

/** The consuming side, in worker processes only. */
@Module({
  providers: [EventRunner, OutboxRelay, Reconciler, Workers, Watchdog, JobMetrics, QueueMetrics],
  exports: [EventRunner, OutboxRelay, Reconciler],
})
export class JobsWorkerModule {}

/** Handling events without queues. */
@Module({ providers: [EventRunner, EventDrain], exports: [EventRunner, EventDrain] })
export class EventDrainModule {}
