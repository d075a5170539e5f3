import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { PaymentTrackerPersonalData } from './payment-tracker.personal-data.ts';
import { PaymentTracker } from './payment-tracker.service.ts';
import { TrackerClient } from './tracker-client.ts';
import { TrackerPostEntity } from './tracker-post.entity.ts';
import { TrackerRepository } from './tracker.repository.ts';

/** The module has no calls of its own. */
@Module({
  imports: [TypeOrmModule.forFeature([TrackerPostEntity])],
  providers: [TrackerClient, TrackerRepository, PaymentTracker, PaymentTrackerPersonalData],
})
export class PaymentTrackerModule {}
