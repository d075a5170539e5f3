import { logFailure } from '../lib/log.ts';
import { session } from '../session/session.ts';
import { fetchFile } from './fetch-file.ts';

/** Images nobody shows any more are kept for a while: galleries are left and come back to. */
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
 * Images by path, fetched with the session because an `<img>` cannot send one. Each is fetched once however many show it,
 * and given back to the browser when it is no longer wanted or when somebody else is signed in.
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
        entries.delete(path); // the next one who wants it tries again
        return null;
      }),
    };
    entries.set(path, entry);
    return entry;
  };

  return {
    /** An address to show the image by, or null where there is none for this reader; good until `release`. */
    acquire(path: string): { url: Promise<string | null>; release: () => void } {
      const entry = entries.get(path) ?? fetchInto(path);
      entry.users += 1;
      // The most recently wanted stand last.
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
