import { createAdapter } from '@socket.io/redis-streams-adapter';

import type { RedisConnections } from '../redis/redis.ts';
import type { Seals } from '../security/seals.ts';
import type { RecentPushes } from './recent-pushes.ts';

/** Bounds what a node that was away can be told again; the database tells the rest. */
const STREAM_LENGTH = 10_000;
/** Under which name Redis has it. */
export const STREAM = 'socket.io';
const PURPOSE = 'socket stream';
/** What happens within this time crosses to the other nodes as one entry of the stream. */
const GATHER_MS = 10;

/** The adapter's numbers of what is told to the other nodes, as far as they are told in order. */
const BROADCAST = 3;
const IN_ORDER: ReadonlySet<number> = new Set([BROADCAST, 4, 5, 6]); // also: join, leave, disconnect

type Redis = ReturnType<RedisConnections['connect']>;

interface Told {
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
  /** The name of the event, and what it carries. */
  readonly data?: readonly unknown[];
}

/** What is changed of the library's adapter, whose declaration keeps it to itself. */
interface Inside {
  readonly uid: string;
  doPublish: (message: Told) => Promise<string>;
  onMessage: (message: Told, offset?: string) => void;
  broadcast: (packet: Packet, opts: { readonly rooms: ReadonlySet<string> }) => void;
  onRawMessage: (raw: { uid: string }, offset: string) => void;
}

/**
 * The Redis Streams adapter, with three changes. The sockets of the own node do not wait until Redis has taken a push for
 * the others: a push is a hint, and also with Redis hanging the own node is served at once. And what is told within a few
 * milliseconds is told together: an entry for each message costs every node more than the message itself. And it is sealed:
 * pushes hold what people write, and Redis, with its file on disk, only carries them.
 *
 * @param connectReader null in a process without sockets: it tells the others, and has nobody to tell what it would hear
 */
export function nodeAdapter(publisher: Redis, connectReader: (() => Redis) | null, seals: Seals, recent: RecentPushes) {
  publisher.duplicate = connectReader ?? deafReader;
  const create = createAdapter(publisher, { streamName: STREAM, maxLen: STREAM_LENGTH, onlyPlaintext: true });
  // Socket.IO calls it with `new`.
  return function (namespace: Parameters<typeof create>[0]) {
    const adapter = create(namespace);
    const inside = adapter as unknown as Inside;
    noteOwn(inside, recent);
    gather(inside, seals, recent);
    return adapter;
  };
}

/** Notes what this process pushes itself. */
function noteOwn(adapter: Inside, recent: RecentPushes): void {
  const broadcast = adapter.broadcast.bind(adapter);
  adapter.broadcast = (packet, opts) => {
    recent.note(opts.rooms, packet.data?.[0]);
    broadcast(packet, opts);
  };
}

function gather(adapter: Inside, seals: Seals, recent: RecentPushes): void {
  const publish = adapter.doPublish.bind(adapter);
  const hear = adapter.onMessage.bind(adapter);
  const hearRaw = adapter.onRawMessage.bind(adapter);
  let gathered: Told[] = [];
  let last = 0;

  const tell = (): void => {
    const [first] = gathered;
    if (!first) return;
    const sealed = seals.seal(PURPOSE, JSON.stringify(gathered));
    const entry = { uid: first.uid, nsp: first.nsp, type: BROADCAST, data: { sealed } };
    gathered = [];
    last = performance.now();
    publish(entry).catch(() => undefined); // Redis is away: the clients find the gap and ask the database
  };

  adapter.doPublish = (message) => {
    if (!IN_ORDER.has(message.type) || message.data?.requestId !== undefined) return publish(message);
    gathered.push(message);
    if (gathered.length === 1) {
      const wait = GATHER_MS - (performance.now() - last);
      if (wait <= 0) setImmediate(tell);
      else setTimeout(tell, wait);
    }
    return Promise.resolve('');
  };
  adapter.onMessage = (message, offset) => {
    const sealed = message.data?.sealed;
    if (sealed === undefined) {
      const { packet, opts } = message.data ?? {};
      if (packet !== undefined) recent.note(opts?.rooms ?? [], packet.data?.[0]);
      hear(message, offset);
      return;
    }
    // What a node with other keys told is not for us: the clients find the gap and ask the database.
    const opened = seals.open(PURPOSE, sealed);
    if (opened !== null) for (const each of JSON.parse(opened) as Told[]) adapter.onMessage(each, offset);
  };
  adapter.onRawMessage = (raw, offset) => {
    if (raw.uid !== adapter.uid) hearRaw(raw, offset); // what this node told itself need not be decoded
  };
}

/** Waits for ever. The adapter has no other way to be told not to listen. */
function deafReader(): Redis {
  const never = new Promise<never>(() => undefined);
  const deaf = { on: () => deaf, subscribe: () => never, xread: () => never, disconnect: () => undefined };
  return deaf as unknown as Redis;
}
