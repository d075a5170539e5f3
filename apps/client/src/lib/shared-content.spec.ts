import { fakeCaches } from '#test/fake-caches.ts';
import { forgetShared, keepShared, readShared } from './shared-content.ts';

const NOON = Date.UTC(2026, 10, 27, 12);
const HOUR_MS = 3_600_000;

function sent(texts: Record<string, string>, photos: readonly File[] = []): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.set(name, text);
  for (const photo of photos) form.append('photos', photo);
  return form;
}
const aPhoto = (name: string, type = 'image/jpeg'): File => new File([name], name, { type });

beforeEach(fakeCaches);

describe('what another app shares', () => {
  it.each([
    [
      'a title, a text and a link',
      { title: 'Lamp', text: 'For the hall?', url: 'https://a.example' },
      'Lamp\nFor the hall?\nhttps://a.example',
    ],
    ['a link in the text', { title: '', text: 'Look: https://a.example', url: '' }, 'Look: https://a.example'],
    ['a link twice', { text: 'Look: https://a.example', url: 'https://a.example' }, 'Look: https://a.example'],
    ['the same line twice', { title: 'Lamp', text: 'Lamp' }, 'Lamp'],
  ])('is one text: %s', async (_, fields, text) => {
    await keepShared(sent(fields), NOON);
    await expect(readShared(NOON)).resolves.toEqual({ text, files: [] });
  });

  it('has photos with their names, in order, and nothing that is no photo', async () => {
    await keepShared(
      sent({}, [aPhoto('Küche 1.jpg'), aPhoto('a.pdf', 'application/pdf'), aPhoto('2.png', 'image/png')]),
      NOON,
    );
    const { files = [] } = (await readShared(NOON)) ?? {};
    expect(files.map(({ name, type }) => [name, type])).toEqual([
      ['Küche 1.jpg', 'image/jpeg'],
      ['2.png', 'image/png'],
    ]);
  });

  it('has at most as many photos as a message', async () => {
    await keepShared(
      sent(
        {},
        Array.from({ length: 12 }, (_, at) => aPhoto(`${String(at)}.jpg`)),
      ),
      NOON,
    );
    expect((await readShared(NOON))?.files).toHaveLength(10);
  });

  it('replaces what was shared before', async () => {
    await keepShared(sent({ text: 'first' }, [aPhoto('1.jpg')]), NOON);
    await keepShared(sent({ text: 'second' }), NOON);
    await expect(readShared(NOON)).resolves.toEqual({ text: 'second', files: [] });
  });

  it('is forgotten after an hour, when it is discarded, and when it was empty', async () => {
    await keepShared(sent({ text: 'late' }), NOON);
    await expect(readShared(NOON + HOUR_MS + 1)).resolves.toBeNull();
    await expect(readShared(NOON)).resolves.toBeNull();
    await keepShared(sent({ text: 'gone' }), NOON);
    await forgetShared();
    await expect(readShared(NOON)).resolves.toBeNull();
    await keepShared(sent({ text: ' ' }), NOON);
    await expect(readShared(NOON)).resolves.toBeNull();
  });
});
