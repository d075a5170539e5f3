import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { Photo } from '@common-roof/contracts';

import { DeleteUnusedImages } from '#contexts/identity/media/delete-unused-images.ts';
import { uploadPdf, uploadVoice } from '#test/support/files.ts';
import { arrange, fetchImage, galleryOf, upload } from '#test/support/pictures.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

let app: TestApp;
let world: World;

beforeEach(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterEach(() => app.close());

const sweep = (): Promise<number> => app.get(DeleteUnusedImages).run();

async function files(): Promise<number> {
  const folder = join(app.dataDir, 'files');
  if (!existsSync(folder)) return 0;
  return (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;
}

const place = (photos: readonly Photo[]) =>
  arrange(
    app,
    world.players.h1.token,
    ['house', world.houseA],
    photos.map(({ image_id }) => ({ image_id })),
  );

describe('the sweep', () => {
  it('deletes uploads that have not become a photo within a day', async () => {
    const { h1 } = world.players;
    const [used, unused] = await upload(app, h1.token, 1, 2);
    if (!used || !unused) throw new Error('Two were sent.');
    await place([used]);
    app.clock.advance(DAY - MINUTE);
    expect(await sweep()).toBe(0);
    app.clock.advance(2 * MINUTE);
    expect(await sweep()).toBe(1);
    expect((await fetchImage(app, unused.url, h1.token)).status).toBe(404);
    expect((await fetchImage(app, used.url, h1.token)).status).toBe(200);
    expect(await files()).toBe(2);
  });

  it('deletes a photo a day after it was removed, unless it came back', async () => {
    const { h1 } = world.players;
    const photos = await upload(app, h1.token, 1, 2);
    await place(photos);
    app.clock.advance(3 * DAY);
    await place([]);
    expect(await sweep()).toBe(0);
    app.clock.advance(DAY / 2);
    await place(photos.slice(0, 1));
    app.clock.advance(DAY / 2 + MINUTE);
    expect(await sweep()).toBe(1);
    expect((await galleryOf(app, h1.token, 'house', world.houseA)).items).toHaveLength(1);
    expect(await files()).toBe(2);
  });

  it('keeps the file while another person has the same image', async () => {
    const { r1, rB } = world.players;
    const [mine] = await upload(app, r1.token, 5);
    app.clock.advance(DAY / 2);
    const [theirs] = await upload(app, rB.token, 5);
    app.clock.advance(DAY / 2 + MINUTE);
    expect(await sweep()).toBe(0);
    expect((await fetchImage(app, mine?.url ?? '', r1.token)).status).toBe(404);
    expect((await fetchImage(app, theirs?.url ?? '', rB.token)).status).toBe(200);
    app.clock.advance(DAY);
    expect(await sweep()).toBe(1);
    expect(await files()).toBe(0);
  });

  it('finds within ten minutes what an interrupted upload left', async () => {
    const { r1 } = world.players;
    await upload(app, r1.token, 5);
    // As after a crash between the file and the image's row.
    await app.database.query('DELETE FROM images');
    expect(await sweep()).toBe(0);
    app.clock.advance(6 * MINUTE);
    expect(await sweep()).toBe(1);
    expect(await files()).toBe(0);
    expect(await app.database.query('SELECT * FROM image_files')).toEqual([]);
  });

  it('continues where it stopped, and allows the same image to be uploaded again at that moment', async () => {
    const { r1 } = world.players;
    await upload(app, r1.token, 5);
    await app.database.query('DELETE FROM images');
    await app.database.query('UPDATE image_files SET doomed_at = now()'); // Then the worker was killed.
    const [again] = await upload(app, r1.token, 5);
    expect(await files()).toBe(4);
    expect(await sweep()).toBe(1);
    expect(await files()).toBe(2);
    expect((await fetchImage(app, again?.url ?? '', r1.token)).status).toBe(200);
  });

  it('deletes the photos of a deleted house after it', async () => {
    const { h1 } = world.players;
    await place(await upload(app, h1.token, 1));
    await app.database.query('DELETE FROM image_placements'); // As the cascade does.
    await sweep();
    app.clock.advance(DAY + MINUTE);
    expect(await sweep()).toBe(1);
  });

  it('deletes PDFs and voice messages in the same way', async () => {
    const { r1 } = world.players;
    await uploadPdf(app, r1.token);
    await uploadVoice(app, r1.token);
    expect(await files()).toBe(2);
    app.clock.advance(DAY + MINUTE);
    expect(await sweep()).toBe(2);
    expect(await files()).toBe(0);
  });

  it('runs automatically every few minutes', async () => {
    await upload(app, world.players.r1.token, 1);
    app.clock.advance(DAY + MINUTE);
    await app.runDue();
    expect(await files()).toBe(0);
    await upload(app, world.players.r1.token, 1);
    app.clock.advance(DAY + MINUTE);
    await app.runDue();
    expect(await files()).toBe(0);
  });

  it('can run twice at once', async () => {
    await upload(app, world.players.r1.token, 1, 2, 3);
    app.clock.advance(DAY + MINUTE);
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(await files()).toBe(0);
    expect(await app.database.query('SELECT 1 FROM image_files')).toEqual([]);
  });
});
