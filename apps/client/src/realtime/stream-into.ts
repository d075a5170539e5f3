import { live, type LiveEvent, type LivePayload } from './live.ts';

/** How each event changes cached data. Every change must be idempotent. */
export type StreamHandlers<Data, Arg> = {
  [E in LiveEvent]?: (draft: Data, payload: LivePayload<E>, arg: Arg) => Data | void;
};

interface Lifecycle<Data> {
  updateCachedData(recipe: (draft: Data) => Data | void): unknown;
}

/**
 * Applies socket events to a query's cached data: `build.query({ …, ...streamInto({ 'note:saved': keepNewest }) })`.
 *
 * It listens before the answer arrives: events during a fetch may be missing from the answer, so they are applied again
 * afterwards.
 */
export function streamInto<Data, Arg>(handlers: StreamHandlers<Data, Arg>) {
  const events = Object.keys(handlers) as LiveEvent[];

  const listen = (arg: Arg, receive: (change: (draft: Data) => Data | void) => void): (() => void) => {
    const subscribe = <E extends LiveEvent>(event: E) => {
      const handler = handlers[event];
      return live.on(event, (payload) => {
        if (handler !== undefined) receive((draft) => handler(draft, payload, arg));
      });
    };
    const stops = events.map((event) => subscribe(event));
    return () => {
      for (const stop of stops) stop();
    };
  };

  return {
    async onCacheEntryAdded(
      arg: Arg,
      entry: Lifecycle<Data> & { getCacheEntry(): { data?: unknown }; cacheEntryRemoved: Promise<void> },
    ): Promise<void> {
      const stop = listen(arg, (change) => {
        if (entry.getCacheEntry().data !== undefined) entry.updateCachedData(change);
      });
      await entry.cacheEntryRemoved;
      stop();
    },
    async onQueryStarted(arg: Arg, query: Lifecycle<Data> & { queryFulfilled: Promise<unknown> }): Promise<void> {
      const early: ((draft: Data) => Data | void)[] = [];
      const stop = listen(arg, (change) => early.push(change));
      try {
        await query.queryFulfilled;
        for (const change of early) query.updateCachedData(change);
      } catch {
        // The caller shows the failure; there is no data to apply events to.
      } finally {
        stop();
      }
    },
  };
}
