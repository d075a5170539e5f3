import type { Calendar, CalendarEntry, CalendarItem, HouseBoard, OpenedBoard } from '@common-roof/contracts';
import { dayIn, plusDays } from '@common-roof/domain';

import { type Answer, call } from './http.ts';
import { aHouseToRepair } from './repairs.ts';
import type { TestApp } from './test-app.ts';
import type { Player, World } from './world.ts';

/** The calendar of houses as people use it, over HTTP. */
export function calendarOf(app: TestApp, { token }: Pick<Player, 'token'>) {
  const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
    call(app, method, path, { token, ...(body === undefined ? {} : { body }) });
  const done = async <Result>(asked: Promise<Answer>, status = 200): Promise<Result> => {
    const answer = await asked;
    if (answer.status !== status) throw new Error(`${String(answer.status)}: ${JSON.stringify(answer.body)}`);
    return answer.body as Result;
  };
  const day = (ahead: number): string => plusDays(dayIn('Europe/London', app.clock.now()), ahead);
  const calendar = (houseId: string, from = day(0), until = plusDays(from, 62)): Promise<Calendar> =>
    done(ask('GET', `/api/houses/${houseId}/calendar?from=${from}&until=${until}`));
  const items = async (houseId: string, ...kinds: string[]): Promise<CalendarItem[]> =>
    (await calendar(houseId)).items.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
  return {
    ask,
    day,
    calendar,
    items,
    abouts: async (houseId: string, ...kinds: string[]): Promise<string[]> =>
      (await items(houseId, ...kinds)).map(({ about }) => about),
    sendGuest: (houseId: string, more: object = {}): Promise<Answer> =>
      ask('POST', `/api/houses/${houseId}/guests`, { name: 'Mira', from_on: day(2), to_on: day(4), ...more }),
    guest: (houseId: string, more: object = {}): Promise<CalendarEntry> =>
      done(
        ask('POST', `/api/houses/${houseId}/guests`, { name: 'Mira', from_on: day(2), to_on: day(4), ...more }),
        201,
      ),
    parcel: (houseId: string, forId: string, place = 'On the stairs'): Promise<CalendarEntry> =>
      done(ask('POST', `/api/houses/${houseId}/parcels`, { for_id: forId, place }), 201),
    boards: async (houseId: string): Promise<HouseBoard[]> =>
      (await done<{ items: HouseBoard[] }>(ask('GET', `/api/houses/${houseId}/boards`))).items,
    /** Makes a board. @returns it, and the secret of its link */
    board: async (houseId: string, more: object = {}): Promise<HouseBoard & { readonly key: string }> => {
      const body = { name: 'Kitchen', shows_emergency: false, shows_wifi: false, ...more };
      const board = await done<HouseBoard>(ask('POST', `/api/houses/${houseId}/boards`, body), 201);
      const { url } = await done<{ url: string }>(ask('GET', `/api/boards/${board._id}/link`));
      return { ...board, key: url.slice(url.lastIndexOf('/') + 1) };
    },
  };
}

/** Opens a board by the secret of its link, without an account. */
export async function openBoard(app: TestApp, token: string): Promise<{ status: number; body: OpenedBoard }> {
  const { status, body } = await call(app, 'POST', '/api/boards/link', { body: { token } });
  return { status, body: body as OpenedBoard };
}

/** A house with two roomies in rooms of their own, its homeowner and its neatkeeper. */
export async function aHouseWithCalendar(app: TestApp, world: World) {
  const { homeowner, keeper, ada, ben, ...house } = await aHouseToRepair(app, world);
  return {
    ...house,
    homeowner,
    owner: calendarOf(app, homeowner),
    ada: { ...ada, ...calendarOf(app, ada) },
    ben: { ...ben, ...calendarOf(app, ben) },
    keeper: { ...calendarOf(app, keeper), id: keeper.id, token: keeper.token },
  };
}
