import { randomBytes } from 'node:crypto';

import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import { call, problemOf } from '#test/support/http.ts';
import {
  answersOf,
  aPhoto,
  dataUrl,
  fetchImage,
  galleryOf,
  jpeg,
  png,
  sendForm,
  sendJson,
  upload,
} from '#test/support/pictures.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

const BROKEN = Buffer.from('this is no picture');

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.close());

const count = async (table: 'images' | 'image_files'): Promise<number> => {
  const [row] = await app.database.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`);
  return row?.n ?? -1;
};

async function storedFiles(): Promise<string[]> {
  const folder = join(app.dataDir, 'files');
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

describe('an upload', () => {
  it('reports on each image in its place: a bad one fails alone', async () => {
    const { token } = world.players.r1;
    const [one, broken, two] = answersOf(
      await sendForm(app, token, [{ bytes: await png(11) }, { bytes: BROKEN }, { bytes: await jpeg(12) }]),
    );
    expect(one).toMatchObject({ ok: true, image: { width: 64, height: 48, caption: '' } });
    expect(broken).toMatchObject({ ok: false, problem: { status: 415, code: 'unsupported_media_type' } });
    expect(two?.ok).toBe(true);
  });

  it('accepts one data URL or a list of them, whatever type they claim', async () => {
    const { token } = world.players.k1;
    const single = answersOf(await sendJson(app, token, dataUrl(await png(13), 'text/html')));
    expect(single.map(({ ok }) => ok)).toEqual([true]);
    const list = answersOf(
      await sendJson(app, token, [dataUrl(await png(14)), 'data:,hello', dataUrl(await jpeg(15))]),
    );
    expect(list.map(({ ok }) => ok)).toEqual([true, false, true]);
  });

  it('is served as WebP at its own address to its uploader', async () => {
    const { token } = world.players.h1;
    const [photo] = await upload(app, token, 16);
    const { status, bytes } = await fetchImage(app, photo?.url ?? '', token);
    expect(status).toBe(200);
    expect((await sharp(bytes).metadata()).format).toBe('webp');
  });

  it.each([
    ['no picture', { data: [] }],
    ['eleven pictures', { data: Array.from({ length: 11 }, () => 'data:,') }],
    ['a number', { data: 7 }],
    ['nothing', {}],
    ['another field', { data: 'data:,', url: 'http://127.0.0.1' }],
  ])('of %s is rejected as a whole', async (_, body) => {
    expect(
      problemOf(await call(app, 'POST', '/api/uploadimages', { token: world.players.r1.token, body })).status,
    ).toBe(400);
  });

  it('stores nothing of an invalid form', async () => {
    const { token } = world.players.r1;
    const before = await count('images');
    const eleven = await Promise.all(Array.from({ length: 11 }, async (_, n) => ({ bytes: await png(n) })));
    expect(problemOf(await sendForm(app, token, eleven)).status).toBe(413);
    expect(problemOf(await sendForm(app, token, [])).status).toBe(400);
    const form = new FormData();
    form.append('images', new Blob([new Uint8Array(await png(1))]), 'a.png');
    form.append('role', 'admin');
    const withField = await fetch(`${app.url}/api/uploadimages`, {
      method: 'POST',
      headers: { 'x-auth-token': token },
      body: form,
    });
    expect(withField.status).toBe(413);
    expect(await count('images')).toBe(before);
  });

  it('may contain JSON of 12 MB, which no other call may', async () => {
    const { token } = world.players.r1;
    // Whatever it shows, uncompressed it has the same size.
    const noise = randomBytes(1_500 * 1_500 * 3);
    const big = await sharp(noise, { raw: { width: 1_500, height: 1_500, channels: 3 } })
      .png({ compressionLevel: 0 })
      .toBuffer();
    expect(big.length).toBeGreaterThan(6_000_000);
    expect(answersOf(await sendJson(app, token, dataUrl(big)))[0]?.ok).toBe(true);
    const two = [dataUrl(big), dataUrl(big)];
    expect(problemOf(await sendJson(app, token, two)).status).toBe(413);
    expect(
      problemOf(await call(app, 'POST', '/api/notes', { token, body: { content: 'x'.repeat(150_000) } })).status,
    ).toBe(413);
    const form = await sendForm(app, token, [{ bytes: big }, { bytes: Buffer.alloc(8_000_001, 1) }]);
    expect(answersOf(form).map((answer) => answer.ok || answer.problem.status)).toEqual([true, 413]);
  });

  it("isn't even read without a session", async () => {
    const answer = await sendForm(app, undefined, [{ bytes: Buffer.alloc(7_000_000) }]).catch(() => null);
    // The connection may be closed before all was sent; if there is a response, it is this one.
    if (answer) expect(answer.status).toBe(401);
    const invalid = await call(app, 'POST', '/api/uploadimages', { token: 'nonsense', body: '{ not JSON' });
    expect(problemOf(invalid).status).toBe(401);
  });

  it('as a form is rejected where no files are accepted', async () => {
    expect(problemOf(await sendForm(app, world.players.r1.token, [{ bytes: BROKEN }], '/api/notes')).status).toBe(415);
  });
});

describe('photos of a room', () => {
  it("are added after the existing ones, up to the room's maximum", async () => {
    const { h1, r1m } = world.players;
    const path = `/api/uploadimages/rooms/${world.roomOfR1}`;
    for (let sent = 0; sent < 30; sent += 10) {
      const pictures = await Promise.all(
        Array.from({ length: 10 }, (_, n) =>
          aPhoto(100 + sent + n, 8, 8)
            .png()
            .toBuffer(),
        ),
      );
      expect(
        answersOf(
          await sendForm(
            app,
            h1.token,
            pictures.map((bytes) => ({ bytes })),
            path,
          ),
        ).every(({ ok }) => ok),
      ).toBe(true);
    }
    const before = await count('images');
    const [over] = answersOf(await sendForm(app, h1.token, [{ bytes: await png(9) }], path));
    expect(over).toMatchObject({ ok: false, problem: { code: 'rule_violated' } });
    expect(await count('images')).toBe(before);
    const { items } = await galleryOf(app, r1m.token, 'room', world.roomOfR1);
    expect(items).toHaveLength(30);
    const house = (await call(app, 'GET', `/api/houses/byId/${world.houseA}`, { token: r1m.token })).body as {
      rooms: { _id: string; photos: unknown[] }[];
    };
    expect(house.rooms.find(({ _id }) => _id === world.roomOfR1)?.photos).toEqual(items);
  });

  it("can't be uploaded by another homeowner, and nothing of theirs is stored", async () => {
    const before = await count('images');
    const answer = await sendJson(
      app,
      world.players.h2.token,
      dataUrl(await png(5)),
      `/api/uploadimages/rooms/${world.roomOfR1}`,
    );
    expect(problemOf(answer).status).toBe(404);
    expect(await count('images')).toBe(before);
  });
});

describe('the same image from two people', () => {
  it("is stored once, and neither can read the other's", async () => {
    const { r1, rB } = world.players;
    const files = await count('image_files');
    const before = (await storedFiles()).length;
    const [mine] = await upload(app, r1.token, 77);
    const [theirs] = await upload(app, rB.token, 77);
    expect(await count('image_files')).toBe(files + 1);
    expect((await storedFiles()).length).toBe(before + 2); // Its two sizes.
    expect((await fetchImage(app, mine?.url ?? '', rB.token)).status).toBe(404);
    expect((await fetchImage(app, theirs?.url ?? '', r1.token)).status).toBe(404);
    const [a, b] = [
      await fetchImage(app, mine?.url ?? '', r1.token),
      await fetchImage(app, theirs?.url ?? '', rB.token),
    ];
    expect(a.bytes.equals(b.bytes)).toBe(true);
  });
});

describe('an image whose files were lost', () => {
  it('is stored again when a person uploads it', async () => {
    const { r1, rB } = world.players;
    const [mine] = await upload(app, r1.token, 78);
    await rm(join(app.dataDir, 'files', 'images'), { recursive: true });
    expect((await fetchImage(app, mine?.url ?? '', r1.token)).status).toBe(404);
    const [theirs] = await upload(app, rB.token, 78);
    expect((await fetchImage(app, theirs?.url ?? '', rB.token)).status).toBe(200);
    expect((await fetchImage(app, mine?.url ?? '', r1.token)).status).toBe(200);
  });
});

describe("an account's storage", () => {
  it('ends at its quota, even for simultaneous uploads', async () => {
    const small = await startTestApp({ IMAGE_QUOTA_BYTES: '3000' });
    const { players } = await buildWorld(small);
    const pictures = await Promise.all([1, 2, 3, 4, 5, 6].map((seed) => aPhoto(seed, 40, 40).png().toBuffer()));
    const answers = await Promise.all(pictures.map((bytes) => sendForm(small, players.r1.token, [{ bytes }])));
    const kept = answers.flatMap(answersOf).filter(({ ok }) => ok).length;
    const [stored] = await small.database.query<{ bytes: number }>(
      'SELECT sum(f.bytes)::int AS bytes FROM images i JOIN image_files f ON f.id = i.file_id',
    );
    expect([kept > 0, kept < 6, (stored?.bytes ?? 0) <= 3_000]).toEqual([true, true, true]);
    const [full] = answersOf(await sendForm(small, players.r1.token, [{ bytes: await jpeg(8) }]));
    expect(full).toMatchObject({ ok: false, problem: { code: 'rule_violated' } });
    expect(
      answersOf(await sendForm(small, players.r1m.token, [{ bytes: await aPhoto(1, 8, 8).png().toBuffer() }]))[0]?.ok,
    ).toBe(true);
    await small.close();
  });

  it('is limited to thirty uploads an hour', async () => {
    const limited = await startTestApp({ LIMIT_UPLOADS_PER_HOUR: '2' });
    const { players } = await buildWorld(limited);
    const data = dataUrl(await png(3));
    const statuses = [];
    for (let n = 0; n < 3; n += 1) statuses.push((await sendJson(limited, players.r1.token, data)).status);
    expect(statuses).toEqual([200, 200, 429]);
    const refused = problemOf(await sendJson(limited, players.r1.token, data));
    expect(refused.retry_after).toBeGreaterThan(3_000);
    expect((await sendJson(limited, players.r1m.token, data)).status).toBe(200);
    await limited.close();
  });
});

describe("a storage that can't be written", () => {
  it('returns 503 for the upload, which leaves nothing, and affects nobody else', async () => {
    const { r1 } = world.players;
    const full = await startTestApp({ DATA_DIR: '/dev/null/nowhere' });
    const { players } = await buildWorld(full);
    const answer = await sendForm(full, players.r1.token, [{ bytes: await png(1) }]);
    expect(problemOf(answer)).toMatchObject({ status: 503, code: 'unavailable' });
    expect(answer.headers.get('retry-after')).toBe('30');
    expect(await full.database.query('SELECT * FROM images')).toEqual([]);
    expect((await call(full, 'GET', '/api/me', { token: players.r1.token })).status).toBe(200);
    expect(r1.token).not.toBe(players.r1.token);
    await full.close();
  });
});
