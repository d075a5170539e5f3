export const HEALTH_SPANS = ['day', 'week'] as const;
export type HealthSpan = (typeof HEALTH_SPANS)[number];

export const QUEUE_NAMES = [
  'mail',
  'notification',
  'realtime',
  'recalculation',
  'integration',
  'tracker',
  'push',
] as const;
export type QueueName = (typeof QUEUE_NAMES)[number];

export const JOB_STATES = ['waiting', 'active', 'delayed'] as const;
export type JobState = (typeof JOB_STATES)[number];
