import { imagePath, type Photo } from '@common-roof/contracts';
import { uploadImages } from '@common-roof/contracts/schemas';
import { waitFor } from '@testing-library/react';

import { problemOf } from '#test/fake-server.ts';
import { FakeUploads } from '#test/fake-upload.ts';
import { idOf } from '#test/people.ts';
import { progressOf, Uploads } from './uploads.ts';

const aFile = (name: string, size = 100): File => new File([new Uint8Array(size)], name, { type: 'image/png' });
const aPhoto = (number: number): Photo => ({
  image_id: idOf(number),
  caption: '',
  width: 10,
  height: 10,
  url: imagePath(idOf(number), 'large'),
  small_url: imagePath(idOf(number), 'small'),
});
const kept = (number: number) => ({ ok: true as const, image: aPhoto(number) });
const refused = (detail: string) => ({ ok: false as const, problem: problemOf('unsupported_media_type', detail) });

let server: FakeUploads;
let uploads: Uploads;
let placed: string[];
let mayPlace: boolean;

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  server = new FakeUploads().install();
  placed = [];
  mayPlace = true;
  uploads = new Uploads();
  uploads.placeBy((photos) => {
    if (mayPlace) placed.push(...photos.map(({ image_id }) => image_id));
    return Promise.resolve(mayPlace);
  });
  uploads.open();
});

const names = () => uploads.pending().map(({ file, state }) => `${file.name} ${state}`);
const sent = async (count: number) => {
  await waitFor(() => {
    expect(server.sent).toHaveLength(count);
  });
  return server.sent[count - 1] ?? never();
};
const never = (): never => {
  throw new Error('Nothing was sent.');
};

describe('chosen files', () => {
  it('are uploaded a few at a time, in order', async () => {
    uploads.addFiles(['a', 'b', 'c', 'd', 'e'].map((name) => aFile(name)));
    const first = await sent(1);
    expect([first.path, first.files.length]).toEqual([uploadImages.path, 4]);
    expect(names()).toEqual(['a sending', 'b sending', 'c sending', 'd sending', 'e waiting']);
    first.answer({ status: 200, body: { items: [kept(1), kept(2), kept(3), kept(4)] } });
    const second = await sent(2);
    expect(names()).toEqual(['e sending']);
    second.answer({ status: 200, body: { items: [kept(5)] } });
    await waitFor(() => {
      expect(placed).toEqual([1, 2, 3, 4, 5].map(idOf));
    });
    expect(uploads.pending()).toEqual([]);
  });

  it('report their progress', async () => {
    uploads.addFiles([aFile('a', 100), aFile('b', 300)]);
    const { progress } = await sent(1);
    progress(250);
    expect(uploads.pending().map((photo) => photo.progress)).toEqual([1, 0.5]);
    expect(names()).toEqual(['a storing', 'b sending']);
  });

  it("fail individually with a reason, and invalid files can't be retried", async () => {
    uploads.addFiles([aFile('a'), aFile('broken'), aFile('c')]);
    (await sent(1)).answer({ status: 200, body: { items: [kept(1), refused('This is no picture.'), kept(3)] } });
    await waitFor(() => {
      expect(placed).toEqual([idOf(1), idOf(3)]);
    });
    expect(uploads.pending()).toMatchObject([
      { file: { name: 'broken' }, state: 'failed', message: 'This is no picture.', mayRetry: false },
    ]);
    uploads.dismiss(uploads.pending()[0]?.key ?? 0);
    expect(uploads.pending()).toEqual([]);
  });

  it('can be retried after a lost connection or a rate limit', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    uploads.addFiles([aFile('a')]);
    (await sent(1)).lose();
    await waitFor(() => {
      expect(uploads.pending()).toMatchObject([{ state: 'failed', mayRetry: true }]);
    });
    const { key = 0 } = uploads.pending()[0] ?? {};
    uploads.retry(key);
    (await sent(2)).answer({ status: 429, body: problemOf('rate_limited', 'That was too often.') });
    await waitFor(() => {
      expect(uploads.pending()).toMatchObject([{ state: 'failed', message: 'That was too often.' }]);
    });
    uploads.retry(key);
    (await sent(3)).answer({ status: 200, body: { items: [kept(7)] } });
    await waitFor(() => {
      expect(placed).toEqual([idOf(7)]);
    });
    log.mockRestore();
  });

  it("stay if they can't be added to their gallery", async () => {
    mayPlace = false;
    uploads.addFiles([aFile('a')]);
    (await sent(1)).answer({ status: 200, body: { items: [kept(1)] } });
    await waitFor(() => {
      expect(uploads.pending()).toMatchObject([{ state: 'failed', message: null, mayRetry: true }]);
    });
  });

  it('are cancelled when the page is left', async () => {
    const close = uploads.open();
    uploads.addFiles([aFile('a')]);
    const { answer } = await sent(1);
    close();
    answer({ status: 200, body: { items: [kept(1)] } });
    await Promise.resolve();
    expect([placed, uploads.pending()]).toEqual([[], []]);
  });
});

describe('the upload progress of each file', () => {
  it.each([
    [[100, 300], 0, [0, 0]],
    [[100, 300], 250, [1, 0.5]],
    [[100, 300], 1_000, [1, 1]],
    [[0, 10], 5, [1, 0.5]],
    [[], 5, []],
  ])('of %j after %i bytes is %j', (sizes, bytes, expected) => {
    expect(progressOf(sizes, bytes)).toEqual(expected);
  });
});
