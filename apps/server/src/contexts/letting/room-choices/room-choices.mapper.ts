import type { OwnRoomChoice, RoomChoice } from '@common-roof/contracts';
import { canExtendAfter, explainRent, roomChoiceMachine, toWireMoney } from '@common-roof/domain';

import { toTimestamp, toTimestampOrNull } from '#kernel/database/naming.ts';
import type { ChoicePersonRow } from './room-choice-people.repository.ts';
import type { RoomChoicePersonEntity } from './room-choice-person.entity.ts';
import type { RoomChoiceRow } from './room-choices.repository.ts';

const commonOf = (row: RoomChoiceRow, people: readonly ChoicePersonRow[]) => ({
  _id: row.id,
  house: { _id: row.house_id, name: row.house, time_zone: row.time_zone },
  currency: row.currency,
  total: toWireMoney(Number(row.total_minor), row.currency),
  starts_on: row.starts_on,
  state: row.state,
  ended: row.ended,
  closes_at: toTimestamp(row.closes_at),
  reply_by: toTimestampOrNull(row.reply_by),
  answered: people.filter(({ answered_at: at }) => at !== null).length,
  accepted: people.filter(({ accepted_at: at }) => at !== null).length,
  envy: row.envy_minor === null ? null : toWireMoney(row.envy_minor, row.currency),
});

const wireOrNull = (minor: number | null, currency: string): string | null =>
  minor === null ? null : toWireMoney(minor, currency);

export const canExtend = ({ state, ended, is_archived }: RoomChoiceRow): boolean =>
  !is_archived && roomChoiceMachine.allows('extend', state) && canExtendAfter(ended);

/** Maps a room choice for its homeowner. The rows of people don't contain what rooms are worth to them. */
export function toRoomChoice(row: RoomChoiceRow, people: readonly ChoicePersonRow[]): RoomChoice {
  const nameOf = ({ first_name, last_name }: ChoicePersonRow): string => `${first_name} ${last_name}`.trim();
  return {
    ...commonOf(row, people),
    rooms: row.rooms.map(({ id, name, rent_minor: rent }) => {
      const person = people.find(({ room_id: roomId }) => roomId === id);
      return {
        _id: id,
        name,
        rent: wireOrNull(rent, row.currency),
        person_id: person?.id ?? null,
        person: person ? nameOf(person) : null,
      };
    }),
    people: people.map((person) => ({
      _id: person.id,
      name: nameOf(person),
      is_roomie: person.lease_id !== null,
      has_answered: person.answered_at !== null,
      has_accepted: person.accepted_at !== null,
      prospect_id: person.prospect_id,
      agreement_id: person.agreement_id,
    })),
    can: {
      extend: canExtend(row),
      withdraw: roomChoiceMachine.allows('withdraw', row.state),
      offer: !row.is_archived && roomChoiceMachine.allows('offer', row.state),
    },
    version: row.version,
  };
}

/** Maps a room choice for one of its people: of values, their own only. */
export function toOwnRoomChoice(
  row: RoomChoiceRow,
  person: RoomChoicePersonEntity,
  people: readonly ChoicePersonRow[],
): OwnRoomChoice {
  const { worth, nonce, sha256 } = person;
  const own = row.rooms.findIndex(({ id }) => id === person.room_id);
  const rents = row.rooms.flatMap(({ rent_minor: rent }) => (rent === null ? [] : [rent]));
  const why = own === -1 || worth === null || rents.length < row.rooms.length ? null : explainRent(worth, own, rents);
  return {
    ...commonOf(row, people),
    people: people.length,
    first_name: person.first_name,
    homeowner: row.homeowner,
    rooms: row.rooms.map(({ id, name, size_m2, rent_minor: rent }, at) => ({
      _id: id,
      name,
      size_m2,
      value: wireOrNull(worth?.[at] ?? null, row.currency),
      rent: wireOrNull(rent, row.currency),
      person: people.find(({ room_id: roomId }) => roomId === id)?.first_name ?? null,
      less: wireOrNull(why?.others.find(({ room }) => room === at)?.less ?? null, row.currency),
    })),
    room_id: person.room_id,
    gain: wireOrNull(why?.gain ?? null, row.currency),
    has_accepted: person.accepted_at !== null,
    receipt: nonce === null || sha256 === null ? null : { nonce, sha256 },
    can: {
      answer: !row.is_archived && roomChoiceMachine.allows('answer', row.state),
      reply: !row.is_archived && roomChoiceMachine.allows('reply', row.state) && person.accepted_at === null,
    },
  };
}
