import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { Gallery, HouseDetail, Me, Page, House, Photo } from '@common-roof/contracts';

import { AccountDeleted } from '#contexts/identity/accounts/account/accounts.events.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { call, problemOf } from '#test/support/http.ts';
import { arrange, fetchImage, galleryOf, upload } from '#test/support/pictures.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { type ActorName, buildWorld, CAST, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.close());

const first = (photos: readonly Photo[]): Photo => {
  const [photo] = photos;
  if (!photo) throw new Error('There is no photo.');
  return photo;
};

/** Returns who of the cast can fetch an image; everyone else gets 404. */
async function readers(photo: Photo): Promise<ActorName[]> {
  const may: ActorName[] = [];
  for (const name of CAST) {
    for (const path of [photo.url, photo.small_url]) {
      const { status } = await fetchImage(app, path, world.players[name].token);
      expect([200, 404]).toContain(status);
      if (status === 200 && !may.includes(name)) may.push(name);
    }
  }
  return may;
}

describe('an uploaded image', () => {
  it('is visible only to its uploader until it is a photo of something', async () => {
    const { h1 } = world.players;
    const photo = first(await upload(app, h1.token, 1));
    expect(await readers(photo)).toEqual(['h1']);
    await arrange(app, h1.token, ['house', world.houseA], [photo]);
    expect(await readers(photo)).toEqual(['r1', 'r1m', 'h1', 'k1', 'adm']);
    await arrange(app, h1.token, ['house', world.houseA], []);
    expect(await readers(photo)).toEqual(['h1']);
  });

  it('is visible to nobody without a session, with the same response as for a missing image', async () => {
    const photo = first(await upload(app, world.players.r1.token, 2));
    for (const path of [photo.url, '/api/images/01900000-0000-7000-8000-000000000000/large']) {
      const { status, headers } = await fetchImage(app, path);
      expect([status, headers.get('content-type')]).toEqual([401, 'application/problem+json; charset=utf-8']);
      expect((await fetchImage(app, path, 'nonsense')).status).toBe(401);
    }
  });

  it('is no longer visible to a roomie who has moved out', async () => {
    const { h2, rB } = world.players;
    const photo = first(await upload(app, h2.token, 3));
    await arrange(app, h2.token, ['house', world.houseB], [photo]);
    expect((await fetchImage(app, photo.url, rB.token)).status).toBe(200);
    await app.database.query(`UPDATE tenancies SET state = 'ended', ends_on = '2026-06-01' WHERE roomie_id = $1`, [
      rB.account.id,
    ]);
    expect((await fetchImage(app, photo.url, rB.token)).status).toBe(404);
    await app.database.query(`UPDATE tenancies SET state = 'active', ends_on = NULL WHERE roomie_id = $1`, [
      rB.account.id,
    ]);
  });
});

describe('an image whose file is lost', () => {
  it('returns 404 rather than a server error', async () => {
    const { token } = world.players.r1;
    const photo = first(await upload(app, token, 6));
    await rm(join(app.dataDir, 'files'), { recursive: true });
    expect((await fetchImage(app, photo.url, token)).status).toBe(404);
  });
});

describe('an image response', () => {
  it('limits what browsers may do with it: only show it to this reader', async () => {
    const { token } = world.players.r1;
    const photo = first(await upload(app, token, 4));
    const { headers } = await fetchImage(app, photo.small_url, token);
    const policy = Object.fromEntries(
      (headers.get('content-security-policy') ?? '').split(';').map((directive) => {
        const [name = '', ...values] = directive.trim().split(/\s+/);
        return [name, values];
      }),
    );
    expect(policy).toEqual({ 'default-src': ["'none'"], sandbox: [], 'frame-ancestors': ["'none'"] });
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${photo.image_id}-small.webp"`);
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(headers.get('vary')).toContain('x-auth-token');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('is 304 for a browser that has it, if its reader may still see it', async () => {
    const { r1, rB } = world.players;
    const photo = first(await upload(app, r1.token, 5));
    const { headers } = await fetchImage(app, photo.url, r1.token);
    const etag = headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{64}-large"$/);
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await fetchImage(app, photo.url, r1.token, { 'if-none-match': known });
      expect([again.status, again.bytes.length]).toEqual([304, 0]);
      expect((await fetchImage(app, photo.url, rB.token, { 'if-none-match': known })).status).toBe(404);
    }
    expect((await fetchImage(app, photo.url, r1.token, { 'if-none-match': '"other"' })).status).toBe(200);
  });
});

describe('the photos of a house', () => {
  it('keep their order and captions, and the first one is the cover', async () => {
    const { h1, r1 } = world.players;
    const [a, b, c] = await upload(app, h1.token, 21, 22, 23);
    if (!a || !b || !c) throw new Error('Three were sent.');
    const place = ['house', world.houseA] as const;
    await arrange(app, h1.token, place, [{ ...pick(b), caption: 'The kitchen, 朝' }, pick(a), pick(c)]);
    const changed = (await arrange(app, h1.token, place, [pick(c), pick(b)])).body as Gallery;
    expect(changed.items.map(({ image_id, caption }) => [image_id, caption])).toEqual([
      [c.image_id, ''],
      [b.image_id, 'The kitchen, 朝'],
    ]);
    const house = (await call(app, 'GET', `/api/houses/byId/${world.houseA}`, { token: r1.token })).body as HouseDetail;
    expect([house.photos, house.cover]).toEqual([changed.items, changed.items[0]]);
    const { items } = (await call(app, 'GET', '/api/houses/all', { token: h1.token })).body as Page<House>;
    expect(items[0]?.cover?.image_id).toBe(c.image_id);
    const none = (await call(app, 'GET', '/api/houses/all', { token: world.players.k2.token })).body as Page<House>;
    expect(none.items).toEqual([]);
  });

  it("can't be overwritten by a window that hasn't seen the newest list", async () => {
    const { h1 } = world.players;
    const photos = await upload(app, h1.token, 31, 32);
    const place = ['house', world.houseA] as const;
    const { version } = await galleryOf(app, h1.token, 'house', world.houseA);
    const answers = await Promise.all(photos.map((photo) => arrange(app, h1.token, place, [pick(photo)], version)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stale = problemOf(answers.find(({ status }) => status === 409) ?? fail());
    expect(stale).toMatchObject({
      code: 'stale_version',
      current: await galleryOf(app, h1.token, 'house', world.houseA),
    });
  });

  it("are the homeowner's own uploads or already there: nobody else's image is accepted", async () => {
    const { h1, r1 } = world.players;
    const theirs = first(await upload(app, r1.token, 41));
    const before = await galleryOf(app, h1.token, 'house', world.houseA);
    for (const image_id of [theirs.image_id, '01900000-0000-7000-8000-000000000000']) {
      const answer = await arrange(app, h1.token, ['house', world.houseA], [{ image_id }]);
      expect(problemOf(answer)).toMatchObject({ status: 422, errors: [{ path: 'photos' }] });
    }
    expect(await galleryOf(app, h1.token, 'house', world.houseA)).toEqual(before);
  });

  it('can be sorted by an admin, which the audit log records', async () => {
    const { adm } = world.players;
    const { items } = await galleryOf(app, adm.token, 'house', world.houseA);
    expect((await arrange(app, adm.token, ['house', world.houseA], items.map(pick))).status).toBe(200);
    const lines = await app.database.query(
      `SELECT actor_id, details FROM audit_log WHERE event = 'authz_admin' AND target_id = $1`,
      [world.houseA],
    );
    expect(lines).toEqual([{ actor_id: adm.account.id, details: { action: 'photos.arrange.house' } }]);
  });

  it.each([
    ['twice the same', (id: string) => [{ image_id: id }, { image_id: id }], 400],
    ['a long caption', (id: string) => [{ image_id: id, caption: 'x'.repeat(201) }], 400],
    ['an address', () => [{ image_id: 'https://example.com/a.png' }], 400],
  ])('reject %s', async (_, photos, status) => {
    const { h1 } = world.players;
    const { image_id } = first(await upload(app, h1.token, 51));
    expect((await arrange(app, h1.token, ['house', world.houseA], photos(image_id))).status).toBe(status);
  });

  it("appear in the admins' stream without their captions", async () => {
    const { h1, adm } = world.players;
    const photo = first(await upload(app, h1.token, 61));
    await arrange(app, h1.token, ['house', world.houseA], [{ ...pick(photo), caption: 'CNRY-caption' }]);
    await app.drainEvents();
    const { text } = await call(app, 'GET', '/api/admins/activity', { token: adm.token });
    expect(text).toContain('changed the photos of the house House A');
    expect(text).not.toContain('CNRY-caption');
    const [outbox] = await app.database.query<{ text: string }>(
      'SELECT string_agg(payload::text, $1) AS text FROM outbox',
      [' '],
    );
    expect(outbox?.text).not.toContain('CNRY-caption');
  });
});

describe("a person's photo", () => {
  const setPhoto = async (name: ActorName, seed: number): Promise<Photo> => {
    const { account, token } = world.players[name];
    const photo = first(await upload(app, token, seed));
    expect((await arrange(app, token, ['account', account.id], [pick(photo)])).status).toBe(200);
    return photo;
  };

  it('is visible to those who know them from a house, even after one of them has moved out', async () => {
    expect(await readers(await setPhoto('r1', 71))).toEqual(['r1', 'r1m', 'rEx', 'h1', 'adm']);
    expect(await readers(await setPhoto('h1', 72))).toEqual(['r1', 'r1m', 'rEx', 'h1', 'k1', 'adm']);
    expect(await readers(await setPhoto('k1', 73))).toEqual(['r1', 'r1m', 'h1', 'k1', 'adm']);
    expect(await readers(await setPhoto('rEx', 74))).toEqual(['r1', 'r1m', 'rEx', 'h1', 'adm']);
    expect(await readers(await setPhoto('adm', 75))).toEqual(['adm']);
  });

  it('appears beside their name everywhere at once, until they remove it', async () => {
    const { r1m, r1 } = world.players;
    const photo = await setPhoto('r1m', 76);
    const me = (await call(app, 'GET', '/api/me', { token: r1m.token })).body as Me;
    expect(me.userData.photo).toBe(photo.small_url);
    const housemate = await call(app, 'GET', `/api/roomies/by-id/${r1m.account.id}`, { token: r1.token });
    expect(housemate.body).toMatchObject({ photo: photo.small_url });
    const keeper = await call(app, 'GET', `/api/roomies/by-id/${r1m.account.id}`, { token: world.players.k1.token });
    expect(keeper.body).toMatchObject({ photo: null });
    await arrange(app, r1m.token, ['account', r1m.account.id], []);
    expect(((await call(app, 'GET', '/api/me', { token: r1m.token })).body as Me).userData.photo).toBeNull();
  });

  it('is part of their personal data, and is deleted with the account', async () => {
    const { rEx, h1 } = world.players;
    const photo = await setPhoto('rEx', 77);
    const own = await call(app, 'GET', '/api/me/export', { token: rEx.token });
    expect(own.text).toContain(photo.url);
    await app.get(Outbox).append(AccountDeleted, { account_id: rEx.account.id, account_type: 'roomie' });
    await app.drainEvents();
    expect((await fetchImage(app, photo.url, h1.token)).status).toBe(404);
  });

  it('is a single one, and is changed by nobody else', async () => {
    const { r1, h1, adm } = world.players;
    const photos = await upload(app, r1.token, 81, 82);
    expect((await arrange(app, r1.token, ['account', r1.account.id], photos.map(pick))).status).toBe(422);
    for (const { token } of [h1, adm]) {
      expect((await arrange(app, token, ['account', r1.account.id], [])).status).toBe(404);
    }
    expect(
      (await call(app, 'GET', `/api/images/placements/account/${r1.account.id}`, { token: world.players.rB.token }))
        .status,
    ).toBe(404);
  });
});

const pick = ({ image_id }: Photo): { image_id: string } => ({ image_id });
const fail = (): never => {
  throw new Error('None was refused.');
};
