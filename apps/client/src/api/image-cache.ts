import { logFailure } from '#lib/log.ts';
import { session } from '#session/session.ts';
import { fetchFile } from './fetch-file.ts';

/** Images no longer shown are kept for a while, because people return to galleries. */
const KEPT = 120;

interface Entry {
  users: number;
  readonly url: Promise<string | null>;
}

async function load(path: string): Promise<string | null> {
  const image = await fetchFile(path);
  return image === null ? null : URL.createObjectURL(image);
}

/**
 * Caches images by path. They are fetched with the session, because an `<img>` can't send one. Each is fetched once
 * however many elements show it, and revoked when it is no longer needed or another account signs in.
 */
function createImageCache() {
  const entries = new Map<string, Entry>();
  let owner = session.claims()?.sub ?? null;

  const drop = (path: string, entry: Entry): void => {
    if (entries.get(path) === entry) entries.delete(path);
    void entry.url.then((url) => {
      if (url !== null) URL.revokeObjectURL(url);
    });
  };

  const trim = (): void => {
    const unused = [...entries].filter(([, { users }]) => users === 0);
    for (const [path, entry] of unused.slice(0, Math.max(0, unused.length - KEPT))) drop(path, entry);
  };

  session.subscribe(() => {
    const now = session.claims()?.sub ?? null;
    if (now === owner) return;
    owner = now;
    for (const [path, entry] of entries) drop(path, entry);
  });

  const fetchInto = (path: string): Entry => {
    const entry: Entry = {
      users: 0,
      url: load(path).catch((cause: unknown) => {
        logFailure(`${path} could not be shown`, cause);
        entries.delete(path); // the next request tries again
        return null;
      }),
    };
    entries.set(path, entry);
    return entry;
  };

  return {
    /** Returns an object URL for the image, or null if this reader can't see it; it is valid until `release`. */
    acquire(path: string): { url: Promise<string | null>; release: () => void } {
      const entry = entries.get(path) ?? fetchInto(path);
      entry.users += 1;
      // Most recently used entries come last.
      if (entries.delete(path)) entries.set(path, entry);
      let isHeld = true;
      return {
        url: entry.url,
        release: () => {
          if (!isHeld) return;
          isHeld = false;
          entry.users -= 1;
          trim();
        },
      };
    },
  };
}

export const imageCache = createImageCache();
