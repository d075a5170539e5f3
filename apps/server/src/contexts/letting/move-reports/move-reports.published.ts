import { publish, type Published } from '#kernel/database/published.ts';
import { MoveReportEntity } from './move-report.entity.ts';

/** What contexts above may read by SQL. */
export const published: readonly Published[] = [publish(MoveReportEntity, ['tenancy_id', 'kind', 'state'])];
