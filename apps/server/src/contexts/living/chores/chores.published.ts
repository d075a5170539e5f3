import { publish, type Published } from '#kernel/database/published.ts';
import { ChoreEntity } from './planning/chore.entity.ts';

/** What contexts above may read by SQL. */
export const published: readonly Published[] = [publish(ChoreEntity, ['house_id'])];
