import { publish, type Published } from '#kernel/database/published.ts';
import { ACCOUNT_COLUMNS } from './account/account.ts';
import { AccountEntity } from './account/account.entity.ts';
import { CoHomeownerEntity } from './co-homeowners/co-homeowner.entity.ts';
import { RoomieAbsenceEntity } from './account/roomie-absence.entity.ts';
import { PasskeyEntity } from './factors/passkey.entity.ts';
import { TwoStepEntity } from './factors/two-step.entity.ts';
import { RoomieEntity } from './account/roomie.entity.ts';
import { HomeownerEntity } from './account/homeowner.entity.ts';
import { NeatkeeperEntity } from './account/neatkeeper.entity.ts';

/** What contexts above may read by SQL. */
export const published: readonly Published[] = [
  publish(AccountEntity, ACCOUNT_COLUMNS, { canLock: true }),
  publish(RoomieAbsenceEntity, ['roomie_id', 'from_on', 'to_on']),
  publish(RoomieEntity, ['id', 'emergency_name', 'emergency_phone', 'emergency_relation']),
  publish(HomeownerEntity, ['id', 'about', 'publishes_email', 'publishes_phone']),
  publish(NeatkeeperEntity, ['id', 'about']),
  publish(TwoStepEntity, ['account_id', 'confirmed_at']),
  publish(PasskeyEntity, ['account_id']),
  publish(CoHomeownerEntity, ['id', 'homeowner_id', 'person_id', 'areas', 'state']),
];
