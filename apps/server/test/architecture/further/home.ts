import { randomUUID } from 'node:crypto';

import { NeatkeepersService } from '#contexts/housing/houses/neatkeepers/neatkeepers.service.ts';
import type { TestApp } from '#test/support/test-app.ts';
import type { World } from '#test/support/world.ts';
import { pastOf } from './people.ts';
import type { Question } from './question.ts';

const cleaning = { weekdays: [2, 5], from: '09:00', to: '11:30' };

/** Questions about houses, rooms, neatkeepers and people who move. */
export function homeQuestions(app: TestApp, world: World): readonly Question[] {
  const { players, houseA, houseB } = world;
  const past = pastOf(app, world);
  const person = () => ({ email: `${randomUUID()}@keeper.test`, first_name: 'Nils', last_name: 'Broom' });
  const inHouseB = { assignments: [{ house_id: houseB, cleaning }] };
  return [
    {
      call: 'GET /api/houses/figures',
      about: 'of one house',
      expected: { h1: '404', h2: '2xx' },
      target: () => ({ path: `/api/houses/figures?house=${houseB}` }),
    },
    {
      call: 'POST /api/neatkeepers/create-neatkeeper',
      about: 'for the house of another homeowner',
      expected: { h1: '404', h2: '2xx' },
      target: () => ({ path: '/api/neatkeepers/create-neatkeeper', body: { ...person(), ...inHouseB } }),
    },
    {
      call: 'PUT /api/neatkeepers/{id}',
      about: 'with the house of another homeowner',
      expected: { h1: '404', adm: '2xx' },
      target: async () => {
        const { email, first_name: firstName, last_name: lastName } = person();
        const { id } = await app.get(NeatkeepersService).create({ email, firstName, lastName });
        await app.get(NeatkeepersService).assign(id, houseA);
        return { path: `/api/neatkeepers/${id}`, body: inHouseB };
      },
    },
    {
      call: 'PUT /api/roomies/roomnew/{id}',
      about: 'of a former roomie',
      expected: { h1: '409', h2: '404' },
      target: async (column) => ({
        path: `/api/roomies/roomnew/${players.rEx.account.id}`,
        body: { room_id: await past.aRoomOf(column === 'h2' ? 'h2' : 'h1'), from: '2026-05-01' },
      }),
    },
    {
      call: 'PUT /api/roomies/roomnew/{id}',
      about: 'into the house of another homeowner',
      expected: { h1: '404', adm: '422' },
      target: async () => ({
        path: `/api/roomies/roomnew/${(await past.aLetHouse()).roomie.account.id}`,
        body: { room_id: await past.aRoomOf('h2'), from: '2026-05-01' },
      }),
    },
  ];
}
