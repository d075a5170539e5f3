import type { ContextPart } from '#kernel/database/define-context.ts';
import { TrackerPostEntity } from './tracker-post.entity.ts';
import { TrackerClient } from './tracker-client.ts';
import { TrackerRepository } from './tracker.repository.ts';
import { PaymentTracker } from './payment-tracker.service.ts';
import { PaymentTrackerPersonalData } from './payment-tracker.personal-data.ts';

export const tracker: ContextPart = {
  entities: [TrackerPostEntity],
  providers: [TrackerClient, TrackerRepository, PaymentTracker, PaymentTrackerPersonalData],
};
