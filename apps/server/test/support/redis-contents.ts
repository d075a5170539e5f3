import type { Redis } from 'ioredis';

/**
 * Returns everything in a Redis database as text by key: the serialized bytes as Redis would move them, and the entries
 * of streams.
 */
export async function contentsOf(redis: Redis): Promise<ReadonlyMap<string, string>> {
  const all = new Map<string, string>();
  for (const key of await redis.keys('*')) {
    const entries = (await redis.type(key)) === 'stream' ? JSON.stringify(await redis.xrange(key, '-', '+')) : '';
    all.set(key, [key, entries, (await redis.dumpBuffer(key)).toString('latin1')].join('\n'));
  }
  return all;
}
