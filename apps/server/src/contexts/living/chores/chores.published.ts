import { publish, type Published } from '#kernel/database/published.ts';
import { FeedItemEntity } from './feed/feed-item.entity.ts';
import { ChoreAssignmentEntity } from './planning/chore-assignment.entity.ts';
import { ChoreEntity } from './planning/chore.entity.ts';
import { PointEntryEntity } from './points/point-entry.entity.ts';
import { VisitEntity } from './visits/visit.entity.ts';

/** What contexts above may read by SQL. */
export const published: readonly Published[] = [
  publish(ChoreEntity, ['house_id']),
  publish(ChoreAssignmentEntity, ['id', 'assignee_id', 'kind', 'state']),
  publish(PointEntryEntity, ['assignment_id', 'reverses']),
  publish(FeedItemEntity, ['roomie_id', 'removed_at']),
  publish(VisitEntity, ['neatkeeper_id']),
];
