import type { MoveReportDetail, ReportItem } from '@common-roof/contracts';
import { dayIn } from '@common-roof/domain';

import { Findings } from '../../src/modules/letting/move-in/index.ts';
import { reportWitness } from '../../src/modules/letting/move-in/report-witness.ts';
import { aLetHouse } from '../support/agreements.ts';
import { unreadTitles } from '../support/alerts.ts';
import { countQueries } from '../support/count-queries.ts';
import { call, problemOf } from '../support/http.ts';
import { itemOf, reportsOf } from '../support/move-reports.ts';
import { png } from '../support/pictures.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { buildWorld, type Player, type World } from '../support/world.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.close());

/** Somebody who has just moved in, their homeowner, and both with reports. */
async function aMove() {
  const landlord = world.players.h1;
  const house = await aLetHouse(app, landlord);
  const [tenancy] = await app.database.query<{ id: string }>('SELECT id FROM tenancies WHERE roomie_id = $1', [
    house.roomie.account.id,
  ]);
  return {
    ...house,
    landlord,
    tenancyId: tenancy?.id ?? '',
    mine: reportsOf(app, house.roomie),
    theirs: reportsOf(app, landlord),
  };
}

/** The same, once the stay is under notice. */
async function aMoveOut(said: Record<string, string> = {}) {
  const move = await aMove();
  const draft = await move.mine.begun('move_in');
  for (const [name, condition] of Object.entries({ 'room.walls': 'good', ...said })) {
    const [area = '', thing = ''] = name.split('.');
    await move.mine.save(draft._id, itemOf(draft, area, thing)._id, { condition });
  }
  const submitted = (await move.mine.submit()).body as MoveReportDetail;
  await app.database.query(`UPDATE tenancies SET state = 'releasing' WHERE id = $1`, [move.tenancyId]);
  return { ...move, moveIn: submitted };
}

describe('a report of moving in', () => {
  it('lists what the house has, by area, and is begun once however often it is asked for', async () => {
    const { mine, houseId } = await aMove();
    await app.database.query(`UPDATE houses SET amenities = '{garden,furnished}' WHERE id = $1`, [houseId]);
    const [one, other] = await Promise.all([mine.begun('move_in'), mine.begun('move_in')]);
    expect(one._id).toBe(other._id);
    const report = await mine.read(one._id);
    expect(report.list.map(({ area }) => area)).toEqual([...report.list.map(({ area }) => area)].sort(inTheWalk));
    expect(itemOf(report, 'outside', 'garden').name).toBe('Garden');
    expect(itemOf(report, 'room', 'bed').name).toBe('Bed and mattress');
    expect(report.list.some(({ area }) => area === 'living_room')).toBe(false);
    expect(report).toMatchObject({ state: 'draft', looked_at: 0, may: ['fill'], signature: null, sha256: null });
  });

  it('is saved item by item, with photos and what is not on the list', async () => {
    const { mine } = await aMove();
    const draft = await mine.begun('move_in');
    const walls = itemOf(draft, 'room', 'walls');
    const before = app.clock.now();
    const photos = await mine.photos(1, 2);
    const saved = await mine.save(draft._id, walls._id, { condition: 'worn', remarks: 'Nail holes.', photos });
    expect(saved.body).toMatchObject({ condition: 'worn', remarks: 'Nail holes.', change: null, baseline: null });
    const [photo] = (saved.body as ReportItem).photos;
    expect(photo?.sha256).toMatch(/^[0-9a-f]{64}$/);
    const arrived = new Date(photo?.uploaded_at ?? '').getTime();
    expect(arrived).toBeGreaterThanOrEqual(before.getTime());
    expect(arrived).toBeLessThanOrEqual(app.clock.now().getTime());
    const added = '0198f000-0000-7000-8000-00000000aa01';
    const own = { condition: 'good', added: { area: 'room', name: 'Piano' } };
    expect((await mine.save(draft._id, added, own)).status).toBe(200);
    // A phone that was not told sends it once more.
    expect((await mine.save(draft._id, added, own)).status).toBe(200);
    expect((await mine.save(draft._id, '0198f000-0000-7000-8000-00000000aa02', own)).status).toBe(422);
    expect((await mine.save(draft._id, '0198f000-0000-7000-8000-00000000aa03', { condition: 'good' })).status).toBe(
      404,
    );
    const report = await mine.read(draft._id);
    expect(report).toMatchObject({ looked_at: 2, photos: 2 });
    expect(itemOf(report, 'room', 'Piano').thing).toBeNull();
    expect((await mine.ask('DELETE', `/${draft._id}/items/${walls._id}`)).status).toBe(404);
    expect((await mine.ask('DELETE', `/${draft._id}/items/${added}`)).status).toBe(204);
  });

  it('is nobody else’s before it is submitted, photos included', async () => {
    const { mine, theirs, landlord } = await aMove();
    const draft = await mine.begun('move_in');
    const photos = await mine.photos(3);
    await mine.save(draft._id, itemOf(draft, 'room', 'floor')._id, { condition: 'good', photos });
    expect((await theirs.ask('GET', `/${draft._id}`)).status).toBe(404);
    expect((await theirs.list(`?state=draft`)).map(({ _id }) => _id)).not.toContain(draft._id);
    const picture = `/api/images/${photos[0]?.image_id ?? ''}/small`;
    expect((await call(app, 'GET', picture, { token: landlord.token })).status).toBe(404);
    await mine.submit();
    expect((await call(app, 'GET', picture, { token: landlord.token })).status).toBe(200);
    expect((await call(app, 'GET', picture, { token: world.players.h2.token })).status).toBe(404);
  });

  it('is submitted once, signed, and never changed any more', async () => {
    const { mine, theirs, roomie } = await aMove();
    const draft = await mine.begun('move_in');
    const item = itemOf(draft, 'kitchen', 'fridge')._id;
    expect(problemOf(await mine.submit()).detail).toBe('Say of at least one thing how it is.');
    const photos = await mine.photos(4);
    await mine.save(draft._id, item, { condition: 'damaged', photos });
    const statuses = (await Promise.all([mine.submit(), mine.submit()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    const report = await theirs.read(draft._id);
    expect(report).toMatchObject({
      state: 'submitted',
      signature: { name: 'Some Body', data: null },
      may: ['acknowledge', 'add'],
    });
    expect(problemOf(await mine.save(draft._id, item, { condition: 'good' })).status).toBe(409);
    const places = `/api/images/placements/report_item/${item}`;
    const taken = await call(app, 'PUT', places, { token: roomie.token, body: { photos: [] } });
    expect(problemOf(taken).status).toBe(409);
    expect((await mine.start('move_in')).body).toMatchObject({ _id: draft._id, state: 'submitted' });
  });
});

describe('a report that comes as a form', () => {
  const form = (report: unknown, ...pictures: readonly (readonly number[] | Buffer)[]): FormData => {
    const body = new FormData();
    body.append('report', typeof report === 'string' ? report : JSON.stringify(report));
    pictures.forEach((bytes, at) => {
      body.append('photos', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), `${String(at)}.png`);
    });
    return body;
  };
  const send = async (body: FormData, token: string) => {
    const response = await fetch(`${app.url}/api/move-in-submissions`, {
      method: 'POST',
      headers: { 'x-auth-token': token },
      body,
    });
    return { status: response.status, body: (await response.json()) as MoveReportDetail & { detail: string } };
  };

  it('is written, illustrated and submitted by one call', async () => {
    const { roomie } = await aMove();
    const items = [
      { area: 'room', thing: 'walls', condition: 'good', files: [1] },
      { area: 'room', name: 'Piano', condition: 'worn', remarks: 'Out of tune.', files: [0, 2] },
    ];
    const sent = await send(
      form({ items, signature: 'Some Body' }, await png(11), await png(12), await png(13)),
      roomie.token,
    );
    expect(sent.status).toBe(200);
    expect(sent.body.state).toBe('submitted');
    expect(itemOf(sent.body, 'room', 'walls').photos).toHaveLength(1);
    expect(itemOf(sent.body, 'room', 'Piano')).toMatchObject({ remarks: 'Out of tune.', condition: 'worn' });
    expect(itemOf(sent.body, 'room', 'Piano').photos).toHaveLength(2);
  });

  it.each([
    ['no JSON', 'this is none', 400],
    ['JSON that is too deep', '['.repeat(50) + ']'.repeat(50), 400],
    ['a field too many', { signature: 'A', items: [], role: 'admin' }, 400],
    ['no signature', { items: [] }, 400],
    ['a thing that no list has', { signature: 'A', items: [{ area: 'room', thing: 'gold', condition: 'good' }] }, 422],
    ['photos of nothing', { signature: 'A', items: [{ area: 'room', thing: 'walls', condition: 'good' }] }, 422],
    [
      'a photo that did not come',
      { signature: 'A', items: [{ area: 'room', thing: 'walls', condition: 'good', files: [5] }] },
      422,
    ],
  ])('with %s is refused as a whole', async (_, report, status) => {
    const { roomie, mine } = await aMove();
    expect((await send(form(report, await png(14)), roomie.token)).status).toBe(status);
    expect((await mine.list()).filter(({ state }) => state !== 'draft')).toEqual([]);
  });

  it('is refused where its photos come first, are no pictures, or are too many', async () => {
    const { roomie } = await aMove();
    const turned = new FormData();
    turned.append('photos', new Blob([new Uint8Array(await png(15))]), 'a.png');
    turned.append('report', JSON.stringify({ signature: 'A' }));
    expect((await send(turned, roomie.token)).status).toBe(400);
    const items = [{ area: 'room', thing: 'walls', condition: 'good', files: [0] }];
    expect((await send(form({ items, signature: 'A' }, Buffer.from('GIF89a')), roomie.token)).status).toBe(415);
    const eleven = Array.from({ length: 11 }, () => Buffer.from('x'));
    expect((await send(form({ items: [], signature: 'A' }, ...eleven), roomie.token)).status).toBe(413);
  });
});

describe('the other side', () => {
  it('acknowledges it once, with remarks, and both add to it what comes later', async () => {
    const { mine, theirs, moveIn, roomie } = await aMoveOut();
    expect((await mine.acknowledge(moveIn._id)).status).toBe(404);
    const acknowledged = await theirs.acknowledge(moveIn._id, 'The window was repaired.');
    expect(acknowledged.body).toMatchObject({ state: 'acknowledged', acknowledgement: 'The window was repaired.' });
    expect((await theirs.acknowledge(moveIn._id)).status).toBe(409);
    const photos = await mine.photos(5);
    const added = await mine.add(moveIn._id, { text: 'The tap drips.', photos });
    expect(added.status).toBe(201);
    const [addendum] = (added.body as MoveReportDetail).addenda;
    expect(addendum).toMatchObject({ by: 'roomie', text: 'The tap drips.' });
    const place = `/api/images/placements/report_addendum/${addendum?._id ?? ''}`;
    expect((await call(app, 'PUT', place, { token: roomie.token, body: { photos: [] } })).status).toBe(404);
    await app.drainEvents();
    expect(await unreadTitles(app, { account_id: roomie.account.id, kind: 'move_reports' })).toContainEqual(
      expect.stringContaining('acknowledged your report'),
    );
  });

  it('is no other homeowner, no housemate and no keeper', async () => {
    const { moveIn } = await aMoveOut();
    for (const { token } of [world.players.h2, world.players.r1m]) {
      const stranger = reportsOf(app, { token });
      expect((await stranger.ask('GET', `/${moveIn._id}`)).status).toBe(404);
      expect((await stranger.acknowledge(moveIn._id)).status).toBe(404);
      expect((await stranger.add(moveIn._id, { text: 'Mine.' })).status).toBe(404);
      expect((await stranger.list()).map(({ _id }) => _id)).not.toContain(moveIn._id);
    }
  });
});

describe('a report of moving out', () => {
  it('waits for notice, and may be written by both sides', async () => {
    const { mine, theirs, tenancyId, roomie } = await aMove();
    expect((await mine.start('move_out')).status).toBe(409);
    expect((await theirs.start('move_out', roomie.account.id)).status).toBe(409);
    expect((await theirs.start('move_in', roomie.account.id)).status).toBe(422);
    expect((await reportsOf(app, world.players.h2).start('move_out', roomie.account.id)).status).toBe(404);
    await app.database.query(`UPDATE tenancies SET state = 'releasing' WHERE id = $1`, [tenancyId]);
    expect((await mine.begun('move_out'))._id).not.toBe((await theirs.begun('move_out', roomie.account.id))._id);
  });

  it('stands item by item beside the move-in, and what nobody looked at then is never worse', async () => {
    const { theirs, mine, tenancyId, roomie } = await aMoveOut({
      'room.floor': 'worn',
      'room.door': 'good',
      'room.window': 'good',
      'kitchen.sink': 'none',
    });
    const draft = await theirs.begun('move_out', roomie.account.id);
    const now = {
      'room.walls': 'damaged',
      'room.floor': 'worn',
      'room.door': 'worn',
      'room.ceiling': 'damaged',
      'kitchen.sink': 'damaged',
    };
    const photos = await theirs.photos(6);
    for (const [name, condition] of Object.entries(now)) {
      const [area = '', thing = ''] = name.split('.');
      const shown = thing === 'walls' ? { photos } : {};
      await theirs.save(draft._id, itemOf(draft, area, thing)._id, { condition, ...shown });
    }
    const report = (await theirs.submitMoveOut(draft._id)).body as MoveReportDetail;
    const changes = Object.keys(now).map((name) => {
      const [area = '', thing = ''] = name.split('.');
      return itemOf(report, area, thing).change;
    });
    expect(changes).toEqual(['worse', 'same', 'wear', 'no_baseline', 'no_baseline']);
    expect(report.worse).toBe(1);
    expect(itemOf(report, 'room', 'walls').baseline).toMatchObject({ condition: 'good', photos: [] });
    const findings = await app.get(Findings).of(tenancyId);
    expect(findings.map(({ area, before, after, photos: n }) => [area, before, after, n])).toEqual([
      ['room', 'good', 'damaged', 1],
    ]);
    expect(await app.get(Findings).find(itemOf(report, 'room', 'ceiling')._id)).toBeNull();
    expect((await mine.read(report._id)).may).toEqual(['acknowledge', 'add']);
  });

  it('brings what was added at moving in, and is not compared with what came after it', async () => {
    const { mine, theirs, tenancyId, roomie } = await aMove();
    const draft = await mine.begun('move_in');
    await mine.save(draft._id, '0198f000-0000-7000-8000-00000000bb01', {
      condition: 'good',
      added: { area: 'room', name: 'Piano' },
    });
    await app.database.query(`UPDATE tenancies SET state = 'releasing' WHERE id = $1`, [tenancyId]);
    const early = await theirs.begun('move_out', roomie.account.id);
    await theirs.save(early._id, itemOf(early, 'room', 'walls')._id, { condition: 'damaged' });
    await theirs.submitMoveOut(early._id);
    await mine.submit();
    expect((await theirs.read(early._id)).worse).toBe(0);
    expect(itemOf(await theirs.read(early._id), 'room', 'walls').change).toBe('no_baseline');
    expect(itemOf(await mine.begun('move_out'), 'room', 'Piano').baseline?.condition).toBe('good');
  });
});

describe('the evidence of a report', () => {
  it('tells what was changed behind its back', async () => {
    const { mine, theirs, moveIn } = await aMoveOut({ 'room.floor': 'good' });
    await theirs.acknowledge(moveIn._id, 'Seen.');
    await mine.add(moveIn._id, { text: 'The tap drips.' });
    const stream = `move-report:${moveIn._id}`;
    const verify = () => reportWitness((sql, values) => app.database.query(sql, values), stream);
    expect(await verify()).toBeNull();
    const undo: readonly (readonly [seq: number, change: string, back: string])[] = [
      [
        1,
        `UPDATE move_report_items SET condition = 'worn' WHERE report_id = $1 AND area = 'room' AND thing = 'floor'`,
        `'good'`,
      ],
      [2, 'UPDATE move_reports SET acknowledgement = $2 WHERE id = $1', 'Seen.'],
      [3, 'UPDATE move_report_addenda SET text = $2 WHERE report_id = $1', 'The tap drips.'],
    ];
    for (const [seq, change, back] of undo) {
      const takesText = change.includes('$2');
      await app.database.query(change, takesText ? [moveIn._id, 'Something else.'] : [moveIn._id]);
      expect(await verify()).toBe(seq);
      await app.database.query(
        takesText ? change : change.replace(`'worn'`, back),
        takesText ? [moveIn._id, back] : [moveIn._id],
      );
      expect(await verify()).toBeNull();
    }
  });
});

it('reminds who moved in, unless they have done it or have lived there for long', async () => {
  const [done, late, long] = [await aMove(), await aMove(), await aMove()];
  await app.database.query('UPDATE tenancies SET starts_on = $2 WHERE id = ANY($1)', [
    [done.tenancyId, late.tenancyId],
    dayIn('Europe/London', app.clock.now()),
  ]);
  await app.drainEvents();
  const draft = await done.mine.begun('move_in');
  await done.mine.save(draft._id, itemOf(draft, 'room', 'walls')._id, { condition: 'good' });
  await done.mine.submit();
  app.clock.advance(3 * 86_400);
  await app.runDue();
  const titles = ({ roomie }: { roomie: Player }) =>
    unreadTitles(app, { account_id: roomie.account.id, kind: 'move_reports' });
  expect(await titles(done)).toEqual([]);
  expect(await titles(long)).toEqual([]);
  expect(await titles(late)).toEqual([expect.stringContaining('How did you find')]);
});

it('asks the database the same number of questions, however long the list is', async () => {
  const { mine, moveIn, theirs, roomie } = await aMoveOut();
  const short = await countQueries(() => mine.read(moveIn._id));
  const draft = await theirs.begun('move_out', roomie.account.id);
  for (const { _id } of draft.list.slice(0, 12)) await theirs.save(draft._id, _id, { condition: 'worn' });
  expect(await countQueries(() => theirs.read(draft._id))).toBeLessThanOrEqual(short + 2);
  const once = await countQueries(() => theirs.list('?limit=1'));
  expect(await countQueries(() => theirs.list('?limit=50'))).toBe(once);
});

it('asks only about the item that is saved, and about the one that it is compared with', async () => {
  const { theirs, roomie } = await aMoveOut();
  const draft = await theirs.begun('move_out', roomie.account.id);
  const photos = await theirs.photos(7);
  const saving = (body: object) => countQueries(() => theirs.save(draft._id, itemOf(draft, 'room', 'walls')._id, body));
  // The session, and whose it is; in a transaction that it is filled, the item, its photos, the one before, and what proves both.
  expect(await saving({ condition: 'worn' })).toBe(10);
  // Five more for photos that are others.
  expect(await saving({ condition: 'damaged', photos })).toBe(15);
  expect(await saving({ condition: 'missing', photos })).toBe(10);
});

const AREAS = ['room', 'kitchen', 'bathroom', 'living_room', 'shared', 'outside', 'keys'];
const inTheWalk = (one: string, other: string): number => AREAS.indexOf(one) - AREAS.indexOf(other);
