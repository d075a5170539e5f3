const PREFIX = 'common-roof-page-';
/** With a query the page has no first view, so that it fits every address. */
const PAGE = '/?kept';

/**
 * Stores the page of this version. The nonce of its styles is in its content and in its header, so it stays valid.
 * @throws without a page, so that the version is installed another time
 */
export async function keepPage(version: string): Promise<void> {
  const cache = await caches.open(PREFIX + version);
  await cache.add(new Request(PAGE, { cache: 'reload' }));
}

/** Removes the pages of earlier versions, whose code is gone. */
export async function removeOtherPages(version: string): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PREFIX + version);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Answers a navigation from the network; without one, with the stored page, whose router knows every path. */
export async function answerWithPage(request: Request, version: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (cause) {
    const page = await caches.match(PAGE, { cacheName: PREFIX + version, ignoreVary: true });
    if (page === undefined) throw cause;
    return page;
  }
}
