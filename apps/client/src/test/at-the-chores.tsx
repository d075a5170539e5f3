import type { Chore, ChoreAssignment, ForeseenTurn, RoomiePublic } from '@common-roof/contracts';
import { dayIn, plusDays } from '@common-roof/domain';
import { screen } from '@testing-library/react';

import { aChore } from './chores.ts';
import { FakeLive } from './fake-live.ts';
import { ok } from './fake-server.ts';
import { aHouse, aHouseDetail, HOUSE } from './houses.ts';
import { idOf, meOf, PERSON, signIn } from './people.ts';
import { aServer, renderApp } from './render-app.tsx';

export const OUTLOOK = `/api/houses/chore-outlook/${HOUSE}` as const;
export const TURNS = `/api/houses/chore-assignment/${HOUSE}` as const;
/** The current date in the tests' house. */
export const TODAY = dayIn('Europe/Berlin', new Date());
export const TOMORROW = plusDays(TODAY, 1);
/** The reader, when it is a roomie. */
export const MARA = { _id: PERSON.roomie, first_name: 'Mara' };
export const BEN = { _id: idOf(11), first_name: 'Ben' };

export const aHousemate = (
  one: { _id: string; first_name: string },
  away: RoomiePublic['away'] = [],
): RoomiePublic => ({
  ...one,
  last_name: 'Lind',
  photo: null,
  house: HOUSE,
  room: null,
  room_name: null,
  points: 0,
  email: null,
  phone: null,
  starts_on: null,
  tenancy_state: 'active',
  has_lease: false,
  emergency_contact: null,
  away,
  rent: null,
  rent_period: null,
  currency: null,
  comments: null,
  note: null,
  has_joined: true,
});

interface Given {
  as?: 'roomie' | 'homeowner' | 'neatkeeper';
  turns?: ChoreAssignment[];
  foreseen?: ForeseenTurn[];
  chores?: Chore[];
  roomies?: RoomiePublic[];
}

/** Renders a house with chores, at one of its pages. */
export function atTheChores(
  path: string,
  { as = 'roomie', turns = [], foreseen = [], chores = [aChore(1)], roomies }: Given = {},
) {
  signIn(as);
  const kept = { turns };
  const live = new FakeLive();
  const people = roomies ?? [aHousemate(MARA), aHousemate(BEN)];
  const server = aServer()
    .on('GET /api/me', () => ok(meOf(as)))
    .on('GET /api/houses/all', () => ok({ items: [aHouse()], next_cursor: null }))
    .on(`GET /api/houses/byId/${HOUSE}`, () => ok(aHouseDetail({ roomies: people })))
    .on('GET /api/chores', ({ query }) =>
      ok({ items: query.get('state') === 'retired' ? [] : chores, next_cursor: null }),
    )
    .on(`GET ${OUTLOOK}`, () => ok({ items: foreseen }))
    .on(`GET ${TURNS}`, () => ok({ items: kept.turns, next_cursor: null }));
  return { server, live, kept, ...renderApp(path) };
}

export const dayOf = (title: string) => screen.findByRole('region', { name: title });
