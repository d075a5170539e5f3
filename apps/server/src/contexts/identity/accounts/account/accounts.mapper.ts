import { type MyProfile, TERMS_VERSION, type User } from '@common-roof/contracts';
import { paymentReference, toWireMoney } from '@common-roof/domain';

import type { ActingPerson } from '#kernel/http/actor.ts';
import { toTimestampOrNull } from '#kernel/database/naming.ts';
import type { Account } from './account.ts';
import type { AccountEntity } from './account.entity.ts';
import type { Arrival, LivingRow } from './role-facts-register.ts';
import type { HomeownerFacts, RoomieFacts } from './role-facts.repository.ts';

export const toUser = (account: Account): User => ({
  _id: account.id,
  email: account.email,
  account_type: account.account_type,
  first_name: account.first_name,
  last_name: account.last_name,
  photo: account.photo,
});

export const toTermsState = (account: AccountEntity): MyProfile['terms'] => ({
  accepted: account.terms_version === TERMS_VERSION,
  version: account.terms_version,
  accepted_at: toTimestampOrNull(account.terms_accepted_at),
  required_version: TERMS_VERSION,
});

/** The fields that a role adds to `userData`. */
export interface RoleFacts {
  readonly living?: LivingRow | undefined;
  readonly arrival?: Arrival | undefined;
  readonly houses?: number;
  readonly kept?: { _id: string; name: string }[];
  readonly about?: string;
  readonly roomie?: RoomieFacts;
  readonly homeowner?: HomeownerFacts;
}

type ArrivalOnTheWire = NonNullable<Extract<MyProfile, { account_type: 'roomie' }>['arrival']>;

function toArrival(
  { deposit_minor: deposit, deposit_paid_minor: paid, holder, iban, ...stay }: Arrival,
  roomieId: string,
): ArrivalOnTheWire {
  return {
    ...stay,
    deposit: toWireMoney(Number(deposit), stay.currency),
    deposit_paid: toWireMoney(Number(paid), stay.currency),
    pay_to: holder === null || iban === null ? null : { holder, iban },
    reference: paymentReference(stay.house, roomieId),
  };
}

/** Of the homeowner's profile, only what their co-homeowner has to know. */
export function toActingProfile(profile: MyProfile, person: AccountEntity, acting: ActingPerson): MyProfile {
  if (profile.account_type !== 'homeowner') return profile;
  return {
    _id: profile._id,
    account_type: 'homeowner',
    first_name: profile.first_name,
    last_name: profile.last_name,
    photo: profile.photo,
    houses: profile.houses,
    about: '',
    publishes_email: false,
    publishes_phone: false,
    email: person.email,
    phone: person.phone,
    email_verified: person.email_verified_at !== null,
    new_email: null,
    locale: person.locale,
    theme: person.theme,
    terms: toTermsState(person),
    deletion_due_at: null,
    acting: {
      co_homeowner_id: acting.coHomeownerId,
      first_name: acting.firstName,
      last_name: acting.lastName,
      areas: [...acting.areas],
    },
  };
}

export function toMyProfile(
  account: AccountEntity,
  { living, arrival, houses, kept, about, roomie, homeowner }: RoleFacts,
): MyProfile {
  const { account_type, ...user } = toUser(account);
  const common = {
    ...user,
    phone: account.phone,
    email_verified: account.email_verified_at !== null,
    new_email: account.new_email,
    locale: account.locale,
    theme: account.theme,
    terms: toTermsState(account),
    deletion_due_at: toTimestampOrNull(account.deletion_due_at),
  };
  switch (account_type) {
    case 'roomie':
      return {
        ...common,
        account_type,
        house: living ? { _id: living.house_id, name: living.house_name } : null,
        room: living ? { _id: living.room_id, room_name: living.room_name } : null,
        arrival: living || !arrival ? null : toArrival(arrival, account.id),
        points: living ? living.points : 0,
        rent: living ? toWireMoney(Number(living.rent_minor), living.currency) : null,
        rent_period: living ? living.rent_period : null,
        comments: living ? living.comments : null,
        currency: living ? living.currency : null,
        emergency_contact: roomie?.emergency_contact ?? null,
        away: roomie?.away ?? [],
      };
    case 'homeowner':
      return {
        ...common,
        account_type,
        houses: houses ?? 0,
        about: homeowner?.about ?? '',
        publishes_email: homeowner?.publishes_email ?? false,
        publishes_phone: homeowner?.publishes_phone ?? false,
      };
    case 'neatkeeper':
      return { ...common, account_type, houses: kept ?? [], about: about ?? '' };
    case 'admin':
      return { ...common, account_type };
  }
}
