import type { ClientToServerEvents, Problem, Reply, ServerToClientEvents } from '@common-roof/contracts';

export type LiveEvents = ServerToClientEvents;
export type LiveEvent = keyof LiveEvents;
export type LivePayload<E extends LiveEvent> = Parameters<LiveEvents[E]>[0];
export type LiveStatus = 'idle' | 'connecting' | 'online' | 'offline';

export type LiveRequest = keyof ClientToServerEvents;
export type LiveFrame<R extends LiveRequest> = Parameters<ClientToServerEvents[R]>[0];
type ReplyOf<R extends LiveRequest> = Parameters<ClientToServerEvents[R]>[1];
export type LiveResult<R extends LiveRequest> = ReplyOf<R> extends Reply<infer Result> ? Result : never;

/** The connection interface of the hub: socket.io in the app, a fake in tests. */
export interface LiveTransport {
  open(token: string): void;
  close(): void;
  /** Calls `reply` once, with null on a timeout or without a connection. */
  request<R extends LiveRequest>(event: R, frame: LiveFrame<R>, reply: (answer: LiveAnswer<R> | null) => void): void;
}

export type LiveAnswer<R extends LiveRequest> = ({ ok: true } & LiveResult<R>) | { ok: false; problem: Problem };

export interface LiveSink {
  status(status: LiveStatus): void;
  event<E extends LiveEvent>(event: E, payload: LivePayload<E>): void;
}

type Listeners = { [E in LiveEvent]?: Set<(payload: LivePayload<E>) => void> };

/**
 * The single connection of a tab. Listeners can be added before it opens and survive reconnects, so features never use
 * the socket itself.
 */
export function createLive() {
  const listeners: Listeners = {};
  const statusListeners = new Set<() => void>();
  let transport: LiveTransport | null = null;
  let status: LiveStatus = 'idle';

  const setStatus = (next: LiveStatus): void => {
    if (next === status) return;
    status = next;
    for (const listener of statusListeners) listener();
  };

  const subscribeStatus = (listener: () => void): (() => void) => {
    statusListeners.add(listener);
    return () => void statusListeners.delete(listener);
  };

  const sink: LiveSink = {
    status: setStatus,
    event: (event, payload) => {
      for (const listener of listeners[event] ?? []) listener(payload);
    },
  };

  return {
    status: (): LiveStatus => status,

    subscribeStatus,

    /** Calls `listener` on each connect, including the first. */
    onOnline: (listener: () => void): (() => void) =>
      subscribeStatus(() => {
        if (status === 'online') listener();
      }),

    on<E extends LiveEvent>(event: E, listener: (payload: LivePayload<E>) => void): () => void {
      const known: Set<(payload: LivePayload<E>) => void> = listeners[event] ?? new Set();
      known.add(listener);
      Object.assign(listeners, { [event]: known });
      return () => void known.delete(listener);
    },

    /** Opens a connection with a transport created for this hub, replacing an earlier one. */
    start(connect: (sink: LiveSink) => LiveTransport, token: string): void {
      transport?.close();
      transport = connect(sink);
      setStatus('connecting');
      transport.open(token);
    },

    stop(): void {
      transport?.close();
      transport = null;
      setStatus('idle');
    },

    /** Sends a request. Null: no connection, or no answer in time; the caller then uses HTTP or retries later. */
    request<R extends LiveRequest>(event: R, frame: LiveFrame<R>): Promise<LiveAnswer<R> | null> {
      const open = transport;
      if (open === null || status !== 'online') return Promise.resolve(null);
      return new Promise((resolve) => {
        open.request(event, frame, resolve);
      });
    },
  };
}

export type Live = ReturnType<typeof createLive>;
export const live: Live = createLive();
