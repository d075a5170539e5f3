/** The page that phones share to; the manifest names it, too. */
export const SHARE_PATH = '/share';
const CACHE = 'common-roof-shared';
const TEXT = '/shared/text';
const PHOTO = '/shared/photo/';
/** How long shared content is kept: what was shared and forgotten doesn't turn up days later. */
const KEPT_MS = 3_600_000;
/** As many as a message takes. */
const MOST = 10;

/** What another app shared with ours. */
export interface SharedContent {
  readonly text: string;
  readonly files: readonly File[];
}

interface StoredText {
  text: string;
  at: number;
}

/** Stores what a phone shares, in place of what was shared before. Other apps put links into any of the three fields. */
export async function keepShared(form: FormData, now = Date.now()): Promise<void> {
  await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  const parts = ['title', 'text', 'url'].map((name) => form.get(name)).filter((part) => typeof part === 'string');
  const lines = parts.map((part) => part.trim()).filter((part) => part !== '');
  // A link is often repeated at the end of the text.
  const text = lines.filter(
    (line, at) => !lines.some((other, place) => place !== at && contains(other, line, place < at)),
  );
  const stored: StoredText = { text: text.join('\n'), at: now };
  await cache.put(TEXT, Response.json(stored));
  const photos = form.getAll('photos').filter((part) => part instanceof File && part.type.startsWith('image/'));
  for (const [at, photo] of (photos as File[]).slice(0, MOST).entries()) {
    const headers = { 'content-type': photo.type, 'x-name': encodeURIComponent(photo.name) };
    await cache.put(PHOTO + String(at), new Response(photo, { headers }));
  }
}

/** Of two equal lines the first stays. */
const contains = (line: string, part: string, isBefore: boolean): boolean =>
  line.includes(part) && (line !== part || isBefore);

/** @returns null when nothing was shared, or too long ago */
export async function readShared(now = Date.now()): Promise<SharedContent | null> {
  if (!('caches' in globalThis)) return null;
  const cache = await caches.open(CACHE);
  const answer = await cache.match(TEXT);
  if (answer === undefined) return null;
  const { text, at } = (await answer.json()) as StoredText;
  if (now - at > KEPT_MS) {
    await forgetShared();
    return null;
  }
  const files: File[] = [];
  for (let place = 0; place < MOST; place += 1) {
    const photo = await cache.match(PHOTO + String(place));
    if (photo === undefined) break;
    const type = photo.headers.get('content-type') ?? '';
    files.push(new File([await photo.blob()], decodeURIComponent(photo.headers.get('x-name') ?? ''), { type }));
  }
  return text === '' && files.length === 0 ? null : { text, files };
}

export async function forgetShared(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(CACHE);
}
