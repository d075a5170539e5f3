import { createAdapter } from '@socket.io/redis-streams-adapter';

import type { RedisConnections } from '#kernel/redis/redis.ts';
import type { Encryption } from '#kernel/crypto/encryption.ts';
import type { RecentPushes } from './recent-pushes.ts';

/** How many entries a node that was away can catch up on; the rest comes from the database. */
const STREAM_LENGTH = 10_000;
/** The key of the stream in Redis. */
export const STREAM = 'socket.io';
const PURPOSE = 'socket stream';
/** Messages of this many milliseconds become one entry of the stream. */
const BATCH_MS = 10;

/** The adapter's message types that must arrive in order. */
const BROADCAST = 3;
const IN_ORDER: ReadonlySet<number> = new Set([BROADCAST, 4, 5, 6]); // Also: join, leave, disconnect.

type Redis = ReturnType<RedisConnections['connect']>;

interface ClusterMessage {
  readonly uid: string;
  readonly nsp: string;
  readonly type: number;
  readonly data?: {
    readonly requestId?: string;
    readonly sealed?: string;
    readonly packet?: Packet;
    readonly opts?: { readonly rooms?: readonly string[] };
  };
}

interface Packet {
  /** The name of the event and its arguments. */
  readonly data?: readonly unknown[];
}

/** The private methods of the library's adapter that are replaced. */
interface AdapterInternals {
  readonly uid: string;
  doPublish: (message: ClusterMessage) => Promise<string>;
  onMessage: (message: ClusterMessage, offset?: string) => void;
  broadcast: (packet: Packet, opts: { readonly rooms: ReadonlySet<string> }) => void;
  onRawMessage: (raw: { uid: string }, offset: string) => void;
}

/**
 * Creates the Redis Streams adapter with three changes.
 * 1. Sockets of this node do not wait for Redis: a push is a hint, and is delivered locally even while Redis hangs.
 * 2. Messages of a few milliseconds share one entry: an entry costs every node more than the message in it.
 * 3. Entries are encrypted: pushes carry what people write, and Redis keeps them in a file on disk.
 *
 * @param connectReader null in a process without sockets, which publishes and has nobody to deliver to
 */
export function nodeAdapter(
  publisher: Redis,
  connectReader: (() => Redis) | null,
  encryption: Encryption,
  recent: RecentPushes,
) {
  publisher.duplicate = connectReader ?? nullSubscriber;
  const create = createAdapter(publisher, { streamName: STREAM, maxLen: STREAM_LENGTH, onlyPlaintext: true });
  // Socket.IO calls it with `new`.
  return function (namespace: Parameters<typeof create>[0]) {
    const adapter = create(namespace);
    const inside = adapter as unknown as AdapterInternals;
    rememberOwnPushes(inside, recent);
    batchMessages(inside, encryption, recent);
    return adapter;
  };
}

/** Remembers what this process pushes itself. */
function rememberOwnPushes(adapter: AdapterInternals, recent: RecentPushes): void {
  const broadcast = adapter.broadcast.bind(adapter);
  adapter.broadcast = (packet, opts) => {
    recent.remember(opts.rooms, packet.data?.[0]);
    broadcast(packet, opts);
  };
}

function batchMessages(adapter: AdapterInternals, encryption: Encryption, recent: RecentPushes): void {
  const publish = adapter.doPublish.bind(adapter);
  const receive = adapter.onMessage.bind(adapter);
  const receiveRaw = adapter.onRawMessage.bind(adapter);
  let pending: ClusterMessage[] = [];
  let last = 0;

  const flush = (): void => {
    const [first] = pending;
    if (!first) return;
    const sealed = encryption.encrypt(PURPOSE, JSON.stringify(pending));
    const entry = { uid: first.uid, nsp: first.nsp, type: BROADCAST, data: { sealed } };
    pending = [];
    last = performance.now();
    publish(entry).catch(() => undefined); // Redis is down: clients detect the gap and reload from the API.
  };

  adapter.doPublish = (message) => {
    if (!IN_ORDER.has(message.type) || message.data?.requestId !== undefined) return publish(message);
    pending.push(message);
    if (pending.length === 1) {
      const wait = BATCH_MS - (performance.now() - last);
      if (wait <= 0) setImmediate(flush);
      else setTimeout(flush, wait);
    }
    return Promise.resolve('');
  };
  adapter.onMessage = (message, offset) => {
    const sealed = message.data?.sealed;
    if (sealed === undefined) {
      const { packet, opts } = message.data ?? {};
      if (packet !== undefined) recent.remember(opts?.rooms ?? [], packet.data?.[0]);
      receive(message, offset);
      return;
    }
    // A node with other keys can't be read: clients detect the gap and reload from the API.
    const opened = encryption.decrypt(PURPOSE, sealed);
    if (opened !== null) for (const each of JSON.parse(opened) as ClusterMessage[]) adapter.onMessage(each, offset);
  };
  adapter.onRawMessage = (raw, offset) => {
    if (raw.uid !== adapter.uid) receiveRaw(raw, offset); // Own messages need no decoding.
  };
}

/** Returns a connection that never receives anything, because the adapter has no option to turn listening off. */
function nullSubscriber(): Redis {
  const never = new Promise<never>(() => undefined);
  const subscriber = { on: () => subscriber, subscribe: () => never, xread: () => never, disconnect: () => undefined };
  return subscriber as unknown as Redis;
}
