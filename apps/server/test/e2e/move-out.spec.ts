import type { MoveReportDetail } from '@common-roof/contracts';

import { Findings } from '#contexts/letting/move-reports/findings.ts';
import { reportEvidenceVerifier } from '#contexts/letting/move-reports/report-evidence-verifier.ts';
import { unreadTitles } from '#test/support/alerts.ts';
import { countQueries } from '#test/support/count-queries.ts';
import { call } from '#test/support/http.ts';
import { aMoveOf, aMoveOutOf, itemOf, reportsOf } from '#test/support/move-reports.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.close());

const aMove = () => aMoveOf(app, world.players.h1);
const aMoveOut = (said?: Record<string, string>) => aMoveOutOf(app, world.players.h1, said);

describe('the second party of a report', () => {
  it('acknowledges it once with remarks, and both can add later findings', async () => {
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

  it('is no other homeowner, no housemate and no neatkeeper', async () => {
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

describe('a move-out report', () => {
  it('waits for notice, and can be written by both parties', async () => {
    const { mine, theirs, tenancyId, roomie } = await aMove();
    expect((await mine.start('move_out')).status).toBe(409);
    expect((await theirs.start('move_out', roomie.account.id)).status).toBe(409);
    expect((await theirs.start('move_in', roomie.account.id)).status).toBe(422);
    expect((await reportsOf(app, world.players.h2).start('move_out', roomie.account.id)).status).toBe(404);
    await app.database.query(`UPDATE tenancies SET state = 'releasing' WHERE id = $1`, [tenancyId]);
    expect((await mine.begun('move_out'))._id).not.toBe((await theirs.begun('move_out', roomie.account.id))._id);
  });

  it('is shown item by item beside the move-in, and an item not recorded then is never worse', async () => {
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
    const findings = await app.get(Findings).listForTenancy(tenancyId);
    expect(findings.map(({ area, before, after, photos: n }) => [area, before, after, n])).toEqual([
      ['room', 'good', 'damaged', 1],
    ]);
    expect(await app.get(Findings).find(itemOf(report, 'room', 'ceiling')._id)).toBeNull();
    expect((await mine.read(report._id)).may).toEqual(['acknowledge', 'add']);
  });

  it("includes items added at move-in, and isn't compared with later additions", async () => {
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
  it('reveals changes in the database', async () => {
    const { mine, theirs, moveIn } = await aMoveOut({ 'room.floor': 'good' });
    await theirs.acknowledge(moveIn._id, 'Seen.');
    await mine.add(moveIn._id, { text: 'The tap drips.' });
    const stream = `move-report:${moveIn._id}`;
    const verify = () =>
      reportEvidenceVerifier.firstContradictedLine((sql, values) => app.database.query(sql, values), stream);
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

it('a report takes the same number of queries, however long the list is', async () => {
  const { mine, moveIn, theirs, roomie } = await aMoveOut();
  const short = await countQueries(() => mine.read(moveIn._id));
  const draft = await theirs.begun('move_out', roomie.account.id);
  for (const { _id } of draft.list.slice(0, 12)) await theirs.save(draft._id, _id, { condition: 'worn' });
  expect(await countQueries(() => theirs.read(draft._id))).toBeLessThanOrEqual(short + 2);
  const once = await countQueries(() => theirs.list('?limit=1'));
  expect(await countQueries(() => theirs.list('?limit=50'))).toBe(once);
});

it('saving an item reads only that item and the one it is compared with', async () => {
  const { theirs, roomie } = await aMoveOut();
  const draft = await theirs.begun('move_out', roomie.account.id);
  const photos = await theirs.photos(7);
  const saving = (body: object) => countQueries(() => theirs.save(draft._id, itemOf(draft, 'room', 'walls')._id, body));
  // The session and its account; in a transaction the area, the item, its photos, the earlier item, and the evidence of
  // both.
  expect(await saving({ condition: 'worn' })).toBe(10);
  // Five more for changed photos.
  expect(await saving({ condition: 'damaged', photos })).toBe(15);
  expect(await saving({ condition: 'missing', photos })).toBe(10);
});
