import { publish, type Published } from '#kernel/database/published.ts';
import { RuleAcknowledgementEntity } from './rule-book/rule-acknowledgement.entity.ts';

/** What contexts above may read by SQL. */
export const published: readonly Published[] = [
  publish(RuleAcknowledgementEntity, ['house_id', 'version', 'roomie_id']),
];
