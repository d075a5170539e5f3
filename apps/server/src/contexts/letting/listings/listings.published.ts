import { publish, type Published } from '#kernel/database/published.ts';
import { AdApplicantEntity } from './ads/ad-applicant.entity.ts';
import { AdEntity } from './ads/ad.entity.ts';

/** What contexts above may read by SQL. */
export const published: readonly Published[] = [
  publish(AdApplicantEntity, ['id', 'locale']),
  publish(AdEntity, ['homeowner_id', 'state']),
];
