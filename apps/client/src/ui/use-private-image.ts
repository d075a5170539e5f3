import { useEffect, useState } from 'react';

import { imageCache } from '../api/image-cache.ts';

export type PrivateImageState = { state: 'loading' } | { state: 'none' } | { state: 'ready'; url: string };

/** An image behind the session as something an `<img>` can show. @param path null while it is not wanted */
export function usePrivateImage(path: string | null): PrivateImageState {
  const [loaded, setLoaded] = useState<{ path: string; url: string | null } | null>(null);
  useEffect(() => {
    if (path === null) return undefined;
    let isWanted = true;
    const image = imageCache.acquire(path);
    void image.url.then((url) => {
      if (isWanted) setLoaded({ path, url });
    });
    return () => {
      isWanted = false;
      image.release();
    };
  }, [path]);
  if (path === null || loaded?.path !== path) return { state: 'loading' };
  return loaded.url === null ? { state: 'none' } : { state: 'ready', url: loaded.url };
}
