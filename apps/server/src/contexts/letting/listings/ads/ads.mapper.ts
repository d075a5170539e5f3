import type { AdLivingCosts, Applicant, OwnAd, Photo, PublicAd, RatingAverage } from '@common-roof/contracts';
import { postalArea, toWireMoney } from '@common-roof/domain';

import { toTimestamp, toTimestampOrNull } from '#kernel/database/naming.ts';
import type { LivingCostsOfHouse } from './living-costs-register.ts';
import type { OwnAdRow, PublicAdRow } from './ads.repository.ts';
import type { ApplicantRow } from './applicants-read-model.ts';

/** Lists every field, so that a new column does not become public by accident. */
const factsOf = (row: PublicAdRow, photos: readonly Photo[]): Omit<PublicAd, 'rating' | 'costs'> => ({
  _id: row.id,
  title: row.title,
  text: row.text,
  city: row.city,
  area: postalArea(row.postal_code),
  country: row.country,
  currency: row.currency,
  rent: toWireMoney(Number(row.rent_minor), row.currency),
  deposit: toWireMoney(Number(row.deposit_minor), row.currency),
  available_from: row.available_from,
  size_m2: row.size_m2,
  rooms: row.rooms,
  amenities: row.amenities,
  questions: row.questions,
  photos: [...photos],
  opened_at: toTimestampOrNull(row.opened_at),
});

/** The public view of an ad. */
export const toPublicAd = (
  row: PublicAdRow,
  photos: readonly Photo[],
  rating: RatingAverage,
  costs: LivingCostsOfHouse | null = null,
): PublicAd => ({
  ...factsOf(row, photos),
  rating,
  costs: costs && toLivingCosts(costs, row),
});

function toLivingCosts(
  { bills, supplies, from, to }: LivingCostsOfHouse,
  { rent_minor: rent, currency }: Pick<PublicAdRow, 'rent_minor' | 'currency'>,
): AdLivingCosts {
  const money = (minor: number): string => toWireMoney(minor, currency);
  return { bills: money(bills), supplies: money(supplies), total: money(Number(rent) + bills + supplies), from, to };
}

export const toOwnAd = (row: OwnAdRow, photos: readonly Photo[]): OwnAd => ({
  ...factsOf(row, photos),
  room: { _id: row.room_id, name: row.room_name },
  house: { _id: row.house_id, name: row.house_name },
  state: row.state,
  version: row.version,
  wording_read: row.wording_read_at !== null,
  applicants: { all: row.applicants, waiting: row.waiting },
  created_at: toTimestamp(row.created_at),
  closed_at: toTimestampOrNull(row.closed_at),
});

export const toApplicant = (row: ApplicantRow): Applicant => ({
  _id: row.id,
  ad_id: row.ad_id,
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  phone: row.phone,
  message: row.message,
  wished_from: row.wished_from,
  answers: row.answers,
  state: row.state,
  version: row.version,
  applied_at: toTimestamp(row.confirmed_at ?? row.created_at),
  moved_at: toTimestampOrNull(row.moved_at),
  suggested_by: row.suggested_by === null ? null : { first_name: row.suggester },
});
