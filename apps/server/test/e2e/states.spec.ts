import * as domain from '@common-roof/domain';
import { until } from '@common-roof/local-services';
import pg from 'pg';

import { OFFERS } from '../../src/modules/letting/prospects/prospects.repository.ts';
import { Database } from '../../src/platform/database/database.ts';
import { knownRowStates, type RowStates } from '../../src/platform/states/row-states.ts';
import { States } from '../../src/platform/states/states.ts';
import { adsOf, slugOf } from '../support/ads.ts';
import { call } from '../support/http.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { buildWorld, type World } from '../support/world.ts';

let app: TestApp;
let world: World;
let roomId: string;
let adId: string;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  const ad = await adsOf(app, world.players.h1).publish();
  roomId = ad.room._id;
  adId = ad._id;
});
afterAll(() => app.close());

type Table = Pick<RowStates, 'table'>;
type Columns = Readonly<Record<string, unknown>>;

/** How a row of a table is made, and what its constraints ask for beside the state. */
interface Specimen {
  /** Values of an INSERT; whatever stands in the way of another such row is deleted first. */
  readonly row: () => Columns;
  readonly clear?: string;
  readonly inState?: Readonly<Record<string, Columns>>;
  readonly withAction?: Readonly<Record<string, Columns>>;
}

const NOW = new Date('2026-05-01T12:00:00Z');
const person = { first_name: 'Ida', last_name: 'Berg', email: 'ida@states.test' };
const ofRoom = () => ({ room_id: roomId, house_id: houseOfRoom, homeowner_id: world.players.h1.account.id });
const decided = () => ({ decided_at: NOW, decided_by: world.players.adm.account.id });
let houseOfRoom: string;
let tenancyId: string;
/** Of what is held after it. */
let leaseId: string;
let serial = 0;

beforeAll(async () => {
  const [row] = await app.database.query<{ house_id: string }>('SELECT house_id FROM rooms WHERE id = $1', [roomId]);
  houseOfRoom = row?.house_id ?? '';
  const [stay] = await app.database.query<{ id: string }>('SELECT id FROM tenancies WHERE roomie_id = $1', [
    world.players.r1.account.id,
  ]);
  tenancyId = stay?.id ?? '';
  leaseId = await store({ table: 'agreements' }, 'signed');
});

const sent = { sent_at: NOW, expires_at: NOW };
const signed = { signed_at: NOW, signed_sha256: '0'.repeat(64) };
const noticed = { release_date: '2030-01-01', notice_by: 'tenant', notice_at: NOW };
const heldOf = (agreement_id: string) => ({
  agreement_id,
  homeowner_id: world.players.h1.account.id,
  roomie_id: world.players.r1.account.id,
});
const settled = { settled_at: NOW, returned_on: '2026-05-01', edition: 1 };
const split = (returned: number) => ({ returned_minor: returned, deducted_minor: 100 - returned });
const opened = { opened_at: NOW };
const closed = { opened_at: NOW, closed_at: NOW };
const submitted = { submitted_at: NOW, signature_name: 'Ida Berg', sha256: '0'.repeat(64) };
const acknowledged = { acknowledged_at: NOW, acknowledgement: '' };
const SPECIMENS: Record<string, Specimen> = {
  move_reports: {
    row: () => ({
      tenancy_id: tenancyId,
      kind: 'move_in',
      by: 'roomie',
      author_id: world.players.r1.account.id,
      created_at: NOW,
    }),
    clear: 'DELETE FROM move_reports',
    inState: { submitted, acknowledged: { ...submitted, ...acknowledged } },
    withAction: { submit: submitted, acknowledge: acknowledged },
  },
  ads: {
    row: () => ({ ...ofRoom(), title: 'A room', text: 'With a door.', rent_minor: 1, deposit_minor: 1 }),
    clear: `UPDATE ads SET state = 'closed', opened_at = now(), closed_at = now() WHERE state <> 'closed'`,
    inState: { open: opened, paused: opened, closed },
    withAction: { publish: opened, close: { closed_at: NOW }, reopen: { closed_at: null } },
  },
  ad_applicants: {
    row: () => ({
      ...person,
      ad_id: adId,
      email_key: String(++serial),
      message: '',
      created_at: NOW,
      confirmed_at: NOW,
    }),
  },
  prospects: {
    row: () => ({
      ...ofRoom(),
      ...person,
      starts_on: '2030-01-01',
      rent_minor: 1,
      deposit_minor: 1,
      expires_at: NOW,
      created_at: NOW,
    }),
    clear: 'DELETE FROM prospects',
  },
  agreements: {
    row: () => ({
      ...ofRoom(),
      roomie_id: world.players.r1.account.id,
      title: 'Rules',
      type: 'house_rules',
      language: 'en',
      ...sent,
    }),
    clear: `UPDATE agreements SET state = 'archived' WHERE state = 'active'`,
    inState: {
      ...Object.fromEntries(['signed', 'active', 'inactive'].map((state) => [state, signed])),
      ...Object.fromEntries(['pre_released', 'released'].map((state) => [state, { ...signed, ...noticed }])),
    },
    withAction: { sign: signed, giveNotice: noticed },
  },
  deposits: {
    row: () => ({
      ...heldOf(leaseId),
      held_minor: 100,
      left_on: '2026-04-30',
      return_by: '2026-05-30',
      opened_at: NOW,
    }),
    clear:
      'UPDATE deposits SET taken_back_at = now(), state = DEFAULT, deducted_minor = 0, returned_minor = 0, settled_at = NULL, returned_on = NULL, edition = 0',
    inState: {
      partly_returned: { ...settled, ...split(60) },
      returned: { ...settled, ...split(100) },
      withheld: { ...settled, ...split(0) },
    },
    withAction: {
      returnAll: { ...settled, ...split(100) },
      returnPart: { ...settled, ...split(60) },
      withhold: { ...settled, ...split(0) },
      returnMore: split(80),
      returnRest: split(100),
    },
  },
  showings: {
    row: () => ({ ...ofRoom(), ...person, starts_at: NOW, ends_at: later(1), free_at: later(2), created_at: NOW }),
    clear: 'DELETE FROM showings',
    inState: { cancelled: { cancelled_by: 'visitor' } },
    withAction: { decline: { cancelled_by: 'roomie' }, cancel: { cancelled_by: 'homeowner' } },
  },
  homeowner_applications: {
    row: () => ({ ...person, email_key: String(++serial), city: 'Leeds', houses: 1 }),
    inState: {
      approved: { decided: true, homeowner_id: true },
      rejected: { decided: true, reason: 'No.' },
    },
    withAction: { approve: { decided: true, homeowner_id: true }, reject: { decided: true, reason: 'No.' } },
  },
  neatkeeper_invitations: {
    row: () => ({
      ...person,
      house_id: houseOfRoom,
      neatkeeper_id: world.players.k2.account.id,
      invited_by: world.players.h1.account.id,
      weekdays: [1],
    }),
    clear: 'DELETE FROM neatkeeper_invitations',
    inState: { accepted: { decided_at: NOW }, declined: { decided_at: NOW }, withdrawn: { decided_at: NOW } },
    withAction: { accept: { decided_at: NOW }, decline: { decided_at: NOW }, withdraw: { decided_at: NOW } },
  },
  houses: {
    row: () => ({
      homeowner_id: world.players.h2.account.id,
      name: `House ${String(++serial)}`,
      street: '1 Elm Street',
      postal_code: 'M1 1AA',
      city: 'Leeds',
      country: 'GB',
      currency: 'GBP',
      time_zone: 'Europe/London',
    }),
  },
};

function later(hours: number): Date {
  return new Date(NOW.getTime() + hours * 3_600_000);
}

/** Ids that are known only once the world is built. */
const complete = ({ decided: isDecided, homeowner_id, ...columns }: Columns): Columns => ({
  ...columns,
  ...(isDecided === true ? decided() : {}),
  ...(homeowner_id === undefined
    ? {}
    : { homeowner_id: homeowner_id === true ? world.players.h1.account.id : homeowner_id }),
});

const specimenOf = ({ table }: Table): Specimen => {
  const specimen = SPECIMENS[table];
  if (!specimen) throw new Error(`Say in SPECIMENS how a row of ${table} is made.`);
  return specimen;
};

async function store(rows: Table, state: string): Promise<string> {
  const { row, clear, inState = {} } = specimenOf(rows);
  if (clear !== undefined) await app.database.query(clear);
  const columns = complete({ ...row(), state, ...inState[state] });
  const places = Object.keys(columns).map((_, at) => `$${String(at + 1)}`);
  const [stored] = await app.database.query<{ id: string }>(
    `INSERT INTO ${rows.table} (${Object.keys(columns).join(', ')}) VALUES (${places.join(', ')}) RETURNING id`,
    Object.values(columns),
  );
  return stored?.id ?? '';
}

const found = async ({ table }: Table, id: string) =>
  (
    await app.database.query<{ state: string; version: number }>(`SELECT state, version FROM ${table} WHERE id = $1`, [
      id,
    ])
  )[0];

describe.each(knownRowStates().map((rows) => [rows.table, rows] as const))('rows of %s', (_, rows) => {
  const { machine } = rows;
  const pairs = machine.states.flatMap((state) => machine.actions.map((action) => [action, state] as const));
  const fire = (action: string, id: string) =>
    app.get(States).advance(rows, action, id, { set: complete(specimenOf(rows).withAction?.[action] ?? {}) });

  it.each(pairs.filter(([action, state]) => machine.allows(action, state)))(
    'let "%s" follow on %s',
    async (action, state) => {
      const id = await store(rows, state);
      await fire(action, id);
      const to = machine.transitions[action]?.to;
      const expected = { state: to === 'same' ? state : to, version: 2 };
      expect(await found(rows, id)).toEqual(to === 'gone' ? undefined : expected);
    },
  );

  it('refuse everything else with the state that is there, and stay as they are', async () => {
    for (const [action, state] of pairs.filter(([each, from]) => !machine.allows(each, from))) {
      const id = await store(rows, state);
      await expect(fire(action, id)).rejects.toMatchObject({ status: 409, details: { current: { state } } });
      expect(await found(rows, id)).toEqual({ state, version: 1 });
    }
  });

  it('are 404 where there is none', async () => {
    const [action = ''] = machine.actions;
    await expect(fire(action, world.players.h1.account.id)).rejects.toMatchObject({ status: 404 });
  });
});

it('is every machine that is declared', () => {
  const exported: readonly unknown[] = Object.values(domain);
  const machines = exported.filter((each) => typeof each === 'object' && each !== null && 'transitions' in each);
  expect(new Set(knownRowStates().map(({ machine }) => machine))).toEqual(new Set(machines));
});

describe('two at once', () => {
  /** Until somebody waits for a lock of somebody else. */
  const somebodyWaits = () =>
    until(async () => {
      const waiting = await app.database.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return waiting.length > 0;
    }, 10_000);

  it('move a row once: who comes second hears what is there', async () => {
    const id = await store(OFFERS, 'invited');
    const states = app.get(States);
    const written = Promise.withResolvers<undefined>();
    const released = Promise.withResolvers<undefined>();
    const first = app.get(Database).transaction(async () => {
      await states.advance(OFFERS, 'withdraw', id);
      written.resolve(undefined);
      await released.promise;
    });
    await written.promise;
    const second = expect(states.advance(OFFERS, 'view', id)).rejects.toMatchObject({
      status: 409,
      details: { current: { state: 'withdrawn' } },
    });
    expect(await somebodyWaits()).toBe(true);
    released.resolve(undefined);
    await Promise.all([first, second]);
    expect(await found(OFFERS, id)).toMatchObject({ state: 'withdrawn' });
  });

  it('do not revive an offer: who opens its link while it is withdrawn reads that it is', async () => {
    await app.database.query('DELETE FROM prospects');
    const offer = await adsOf(app, world.players.h1).offer(roomId, { ...person });
    const withdrawing = new pg.Client({ connectionString: app.database.url });
    await withdrawing.connect();
    await withdrawing.query('BEGIN');
    await withdrawing.query(`UPDATE prospects SET state = 'withdrawn', version = version + 1 WHERE id = $1`, [
      offer._id,
    ]);
    const opening = call(app, 'GET', `/api/newlease/${slugOf(offer)}`);
    expect(await somebodyWaits()).toBe(true);
    await withdrawing.query('COMMIT');
    await withdrawing.end();
    expect((await opening).body).toEqual({ state: 'withdrawn', homeowner: 'h1 Player' });
    expect(await found(OFFERS, offer._id)).toMatchObject({ state: 'withdrawn' });
  });
});
