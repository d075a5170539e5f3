import type { MoveReportDetail, ReportItem } from '@common-roof/contracts';
import { dayIn } from '@common-roof/domain';

import { unreadTitles } from '#test/support/alerts.ts';
import { call, problemOf } from '#test/support/http.ts';
import { aMoveOf, itemOf } from '#test/support/move-reports.ts';
import { png } from '#test/support/pictures.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type Player, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.close());

const aMove = () => aMoveOf(app, world.players.h1);

describe('a move-in report', () => {
  it("lists the house's items by area, and is created once, however often it is requested", async () => {
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

  it("is saved item by item, with photos and with items that aren't on the list", async () => {
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
    const again = { condition: 'good', added: { area: 'room', name: 'PIANO' } };
    expect(problemOf(await mine.save(draft._id, '0198f000-0000-7000-8000-00000000aa02', again))).toMatchObject({
      status: 422,
      errors: [{ path: 'added.name' }],
    });
    // A phone that got no response sends it again.
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

  it('is visible only to its author before it is submitted, photos included', async () => {
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

  it('is submitted once, signed, and never changed again', async () => {
    const { mine, theirs, roomie } = await aMove();
    const draft = await mine.begun('move_in');
    const item = itemOf(draft, 'kitchen', 'fridge')._id;
    expect(problemOf(await mine.submit()).detail).toBe('Check at least one item.');
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

describe('a report sent as a form', () => {
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
  ])('with %s is rejected as a whole', async (_, report, status) => {
    const { roomie, mine } = await aMove();
    expect((await send(form(report, await png(14)), roomie.token)).status).toBe(status);
    expect((await mine.list()).filter(({ state }) => state !== 'draft')).toEqual([]);
  });

  it('is rejected when its photos come first, are no images, or are too many', async () => {
    const { roomie } = await aMove();
    const turned = new FormData();
    turned.append('photos', new Blob([new Uint8Array(await png(15))]), 'a.png');
    turned.append('report', JSON.stringify({ signature: 'A' }));
    expect((await send(turned, roomie.token)).status).toBe(400);
    const items = [{ area: 'room', thing: 'walls', condition: 'good', files: [0] }];
    const none = await send(form({ items, signature: 'A' }, await png(16), Buffer.from('GIF89a')), roomie.token);
    expect(none).toMatchObject({ status: 415, body: { errors: [{ path: 'photos.1' }] } });
    const eleven = Array.from({ length: 11 }, () => Buffer.from('x'));
    expect((await send(form({ items: [], signature: 'A' }, ...eleven), roomie.token)).status).toBe(413);
  });
});

it('a move-in report has a reminder, unless it is submitted or the roomie has lived there for long', async () => {
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
  expect(await titles(late)).toEqual([expect.stringContaining('What condition is')]);
});

const AREAS = ['room', 'kitchen', 'bathroom', 'living_room', 'shared', 'outside', 'keys'];
const inTheWalk = (one: string, other: string): number => AREAS.indexOf(one) - AREAS.indexOf(other);
