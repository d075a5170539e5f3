import type { OwnRoomChoice, RoomChoice, RoomChoiceCandidates } from '@common-roof/contracts';

import { whileHeld } from './held-row.ts';
import { anOpenHouse, aRoom, housesOf } from './houses.ts';
import { type Answer, call } from './http.ts';
import { aLeaseInForce, daysFromNow } from './leases.ts';
import { mailTo } from './mailbox.ts';
import type { TestApp } from './test-app.ts';
import type { Player } from './world.ts';

const DAY_MS = 86_400_000;
let serial = 0;

/** Room choices as a homeowner and their people use them, over HTTP. */
export function roomChoicesOf(app: TestApp, { token }: Pick<Player, 'token'>) {
  const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
    call(app, method, path, { token, ...(body === undefined ? {} : { body }) });
  const done = async <Result>(asked: Promise<Answer>, status = 200): Promise<Result> => {
    const answer = await asked;
    if (answer.status !== status) throw new Error(`${String(answer.status)}: ${JSON.stringify(answer.body)}`);
    return answer.body as Result;
  };
  const get = (id: string): Promise<RoomChoice> => done(ask('GET', `/api/room-choices/${id}`));
  const own = (id: string): Promise<OwnRoomChoice> => done(ask('GET', `/api/room-choices/${id}/own`));
  return {
    ask,
    done,
    get,
    own,
    send: (houseId: string, body: object): Promise<Answer> => ask('POST', `/api/houses/${houseId}/room-choices`, body),
    /** Changes it as it is now. */
    change: async (id: string, what: string, body: object = {}): Promise<Answer> =>
      ask('PUT', `/api/room-choices/${id}/${what}`, { version: (await get(id)).version, ...body }),
    offer: (id: string, body: object = {}): Promise<Answer> => ask('POST', `/api/room-choices/${id}/offers`, body),
    answer: async (id: string, values: readonly string[]): Promise<Answer> =>
      ask('PUT', `/api/room-choices/${id}/values`, { values: valued(await own(id), values) }),
    reply: (id: string, accepts = true): Promise<Answer> => ask('PUT', `/api/room-choices/${id}/reply`, { accepts }),
  };
}

export const valued = ({ rooms }: Pick<OwnRoomChoice, 'rooms'>, values: readonly string[]) =>
  rooms.map(({ _id: room_id }, at) => ({ room_id, value: values[at] ?? '0.00' }));

/** A person without an account, by their link. */
export function chooserBy(app: TestApp, token: string) {
  const send = (method: string, tail: string, body: object = {}): Promise<Answer> =>
    call(app, method, `/api/room-choices/link${tail}`, { body: { token, ...body } });
  const read = async (): Promise<OwnRoomChoice> => (await send('POST', '')).body as OwnRoomChoice;
  return {
    token,
    send,
    read,
    answer: async (values: readonly string[]): Promise<Answer> =>
      send('PUT', '/values', { values: valued(await read(), values) }),
    reply: (accepts = true): Promise<Answer> => send('PUT', '/reply', { accepts }),
  };
}

export type Chooser = ReturnType<typeof chooserBy>;

/** An open house with empty rooms, and what it takes to open a choice among them for people by name. */
export async function aHouseToChoose(app: TestApp, homeowner: Player, size = 3) {
  const { houseId, roomIds } = await anOpenHouse(app, homeowner, size);
  const people = Array.from({ length: size }, (_, at) => {
    serial += 1;
    return {
      first_name: ['Ada', 'Ben', 'Cleo'][at] ?? 'Dan',
      last_name: 'Wood',
      email: `chooser-${String(serial)}@rooms.test`,
    };
  });
  const now = app.clock.now().getTime();
  const opening = {
    room_ids: roomIds.slice(0, size),
    people,
    total: '1950.00',
    starts_on: new Date(now + 30 * DAY_MS).toISOString().slice(0, 10),
    closes_at: new Date(now + 5 * DAY_MS).toISOString(),
  };
  return { houseId, people, opening, owner: roomChoicesOf(app, homeowner) };
}

/** What the three people of the guides say that the rooms are worth to them. */
export const WORTHS = [
  ['900.00', '600.00', '450.00'],
  ['800.00', '750.00', '400.00'],
  ['700.00', '650.00', '600.00'],
] as const;

/** A choice among three empty rooms, whose people have their links. */
export async function aRoomChoice(app: TestApp, homeowner: Player) {
  const house = await aHouseToChoose(app, homeowner);
  const choice = await house.owner.done<RoomChoice>(house.owner.send(house.houseId, house.opening), 201);
  await app.drainEvents();
  const choosers: Chooser[] = [];
  for (const { email } of house.people) {
    const { text } = await mailTo(email, /what the rooms in .* are worth to you/);
    choosers.push(chooserBy(app, /token=([\w-]{43})/.exec(text)?.[1] ?? ''));
  }
  const answerAll = async (): Promise<void> => {
    for (const [at, chooser] of choosers.entries()) await chooser.answer(WORTHS[at] ?? []);
  };
  return { ...house, id: choice._id, choice, choosers, answerAll };
}

/** A choice between two empty rooms of a house: of its roomie, who would move, and of a person without an account. */
export async function aMoverChoice(app: TestApp, homeowner: Player) {
  const lease = await aLeaseInForce(app, homeowner, { rent: '120.00', rent_period: 'week' });
  const { addRoom } = housesOf(app, homeowner);
  for (const name of ['Attic', 'Cellar']) await addRoom(lease.houseId, aRoom(name));
  const { token, account } = lease.roomies[0] ?? homeowner;
  const owner = roomChoicesOf(app, homeowner);
  const mover = roomChoicesOf(app, { token });
  const candidates = await owner.done<RoomChoiceCandidates>(
    owner.ask('GET', `/api/houses/${lease.houseId}/room-choices/candidates`),
  );
  serial += 1;
  const other = { first_name: 'Ben', last_name: 'Wood', email: `chooser-${String(serial)}@rooms.test` };
  const opening = {
    room_ids: candidates.rooms.slice(0, 2).map(({ _id }) => _id),
    people: [{ roomie_id: account.id }, other],
    total: '950.00',
    starts_on: daysFromNow(app, 30),
    closes_at: new Date(app.clock.now().getTime() + 5 * DAY_MS).toISOString(),
  };
  const choice = await owner.done<RoomChoice>(owner.send(lease.houseId, opening), 201);
  await app.drainEvents();
  const { text } = await mailTo(other.email, /what the rooms in .* are worth to you/);
  const chooser = chooserBy(app, /token=([\w-]{43})/.exec(text)?.[1] ?? '');
  return {
    id: choice._id,
    lease,
    token,
    account,
    owner,
    mover,
    chooser,
    candidates,
    acceptAll: async (): Promise<void> => {
      await mover.answer(choice._id, ['500.00', '450.00']);
      await chooser.answer(['400.00', '550.00']);
      await mover.reply(choice._id);
      await chooser.reply();
    },
  };
}

/** Makes two calls meet at the row of a choice, and returns their answers. */
export async function meetAtChoice(
  app: TestApp,
  id: string,
  calls: () => readonly (Promise<Answer | undefined> | undefined)[],
): Promise<readonly (Answer | undefined)[]> {
  const { asked } = await whileHeld(app, 'room_choices', id, async (waiting) => {
    const started = calls();
    await waiting(2);
    return { asked: started };
  });
  return Promise.all(asked.map((call) => Promise.resolve(call)));
}
