import { divideRent } from '@common-roof/domain';

import { defineEvidenceVerifier, type Query } from '#kernel/evidence/evidence-verifier.ts';
import { RoomChoiceLine as Line } from './room-choice-lines.ts';
import { inTieOrder, receiptOf } from './tie-order.ts';

type Proposal = Extract<Line, { step: 'proposed' }>;

interface StoredPerson {
  readonly id: string;
  readonly room_id: string | null;
  readonly worth: number[] | null;
  readonly nonce: string | null;
}
interface StoredRoom {
  readonly room_id: string;
  readonly rent_minor: string | null;
}

/** Verifies that rooms and rents are those that were proposed, and that they follow from the values, while these are kept. */
export const roomChoiceEvidenceVerifier = defineEvidenceVerifier({
  kind: 'room-choice',
  line: Line,
  subjects: 'SELECT id FROM room_choices',
  firstContradicted: async (query, id, lines) => {
    const proposed = lines.find(({ line }) => line.step === 'proposed');
    if (proposed?.line.step !== 'proposed') return null;
    return (await isBorneOut(query, id, proposed.line)) ? null : proposed.seq;
  },
});

async function isBorneOut(query: Query, id: string, { people, envy }: Proposal): Promise<boolean> {
  const rooms = await query<StoredRoom>(
    'SELECT room_id, rent_minor FROM room_choice_rooms WHERE choice_id = $1 ORDER BY position',
    [id],
  );
  const stored = await query<StoredPerson>(
    'SELECT id, room_id, worth, nonce FROM room_choice_people WHERE choice_id = $1',
    [id],
  );
  const isSame = people.every(
    ({ person_id, room_id, rent }) =>
      stored.some((person) => person.id === person_id && person.room_id === room_id) &&
      rooms.some((room) => room.room_id === room_id && Number(room.rent_minor) === rent),
  );
  if (!isSame) return false;
  // After a while, values are forgotten.
  const known = inTieOrder(id, stored).flatMap(({ id: personId, worth, nonce }) =>
    worth === null || nonce === null ? [] : [{ personId, worth, receipt: receiptOf(nonce, worth) }],
  );
  const areBorneOut = known.every(({ personId, receipt }) =>
    people.some(({ person_id, values_sha256 }) => person_id === personId && values_sha256 === receipt),
  );
  if (known.length < people.length || !areBorneOut) return areBorneOut;
  const division = divideRent(known.map(({ worth }) => worth));
  return (
    division?.envy === envy &&
    known.every(({ personId }, at) => {
      const room = rooms[division.rooms[at] ?? -1];
      return people.some(({ person_id, room_id }) => person_id === personId && room_id === room?.room_id);
    }) &&
    rooms.every(({ rent_minor }, at) => Number(rent_minor) === division.rents[at])
  );
}
