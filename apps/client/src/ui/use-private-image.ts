import { useEffect, useState } from 'react';

import { imageCache } from '#api/image-cache.ts';

export type PrivateImageState = { state: 'loading' } | { state: 'none' } | { state: 'ready'; url: string };

/** Returns a protected image as a URL for an `<img>`. @param path null while it isn't needed */
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
