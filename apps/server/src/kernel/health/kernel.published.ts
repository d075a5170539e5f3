import { publish, type Published } from '#kernel/database/published.ts';
import { AuditCheckEntity } from '#kernel/audit/audit-check.entity.ts';
import { EvidenceLineEntity } from '#kernel/evidence/evidence-line.entity.ts';
import { OutboxEntity } from '#kernel/events/outbox.entity.ts';
import { ProcessedEventEntity } from '#kernel/jobs/processed-event.entity.ts';
import { DeadLetterEntity } from '#kernel/jobs/dead-letter.entity.ts';
import { EmailMessageEntity } from '#kernel/mail/email-message.entity.ts';

/** What contexts above may read by SQL. */
export const published: readonly Published[] = [
  publish(AuditCheckEntity, ['checked_at']),
  publish(EvidenceLineEntity, ['stream', 'seq', 'at', 'body']),
  publish(OutboxEntity, ['id', 'type', 'payload', 'occurred_at', 'published_at', 'settled_at']),
  publish(ProcessedEventEntity, ['handler', 'event_id']),
  publish(DeadLetterEntity, ['handler']),
  publish(EmailMessageEntity, ['state']),
];
