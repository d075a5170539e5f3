import { io } from 'socket.io-client';

import { session } from '#session/session.ts';
import type { LiveAnswer, LiveEvent, LivePayload, LiveSink, LiveTransport } from './live.ts';

const ACK_TIMEOUT_MS = 8_000;
const REFUSED_RETRY_MS = 5_000;

/** All events of the contract; the type ensures that none is missing. */
const EVENTS: Record<LiveEvent, true> = {
  'message:created': true,
  'message:updated': true,
  'message:read': true,
  'unread:changed': true,
  typing: true,
  presence: true,
  'conversations:changed': true,
  'agreement-template:changed': true,
  'agreement:changed': true,
  'deposit:changed': true,
  'guarantees:changed': true,
  'move-report:changed': true,
  'house:changed': true,
  'ad:changed': true,
  'prospect:changed': true,
  'showing:changed': true,
  'neatkeepers:changed': true,
  'chores:changed': true,
  'feed:updated': true,
  'feedback:updated': true,
  'points:changed': true,
  'money:changed': true,
  'supplies:changed': true,
  'supplies:recalculated': true,
  'settle_up:changed': true,
  'variable_costs:changed': true,
  'bank:changed': true,
  'money:recalculated': true,
  'rules:changed': true,
  'announcements:changed': true,
  'repairs:changed': true,
  'guide:changed': true,
  'calendar:changed': true,
  'stock:changed': true,
  'room_choices:changed': true,
  'speaker:changed': true,
  'suggestion:changed': true,
  'ratings:changed': true,
  'co_homeowners:changed': true,
  'data_export:changed': true,
  'passports:changed': true,
  'board:updated': true,
  'note:saved': true,
  'notification:created': true,
  'notification:read': true,
  'activity:created': true,
  'session:ended': true,
};

const isLiveEvent = (name: string): name is LiveEvent => Object.hasOwn(EVENTS, name);

/** Connects with socket.io, which only this file uses; loaded after sign-in. Its events are typed by the hub. */
export function connectSocket(sink: LiveSink): LiveTransport {
  let retry: number | undefined;
  /** The token the server knows this connection by. */
  let presented: string | null = null;
  const socket = io({
    autoConnect: false,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: 500,
    reconnectionDelayMax: 10_000,
    // Called on each attempt, so that reconnects use a renewed token.
    auth: (give) => {
      presented = session.token();
      give({ token: presented });
    },
  });

  /**
   * Reconnects after the server closed or rejected the socket, where socket.io gives up: at once with a renewed token,
   * otherwise after a delay, as long as the session is valid.
   */
  const comeBack = (): void => {
    window.clearTimeout(retry);
    const token = session.token();
    if (token !== null && token !== presented) {
      socket.connect();
      return;
    }
    retry = window.setTimeout(() => {
      if (session.token() !== null) socket.connect();
    }, REFUSED_RETRY_MS);
  };

  socket.on('connect', () => {
    sink.status('online');
  });
  socket.on('disconnect', () => {
    sink.status('offline');
    if (!socket.active) comeBack();
  });
  socket.on('connect_error', () => {
    sink.status('offline');
    if (!socket.active) comeBack();
  });
  // Payloads of known events are trusted: both sides share the contract's types.
  socket.onAny((name: string, payload: LivePayload<LiveEvent>) => {
    if (isLiveEvent(name)) sink.event(name, payload);
  });
  socket.on('session:ended', ({ reason }: LivePayload<'session:ended'>) => {
    session.end(reason, presented ?? undefined);
  });

  const stopRenewals = session.onRenewal((token) => {
    if (!socket.connected) return;
    presented = token;
    socket.timeout(ACK_TIMEOUT_MS).emit('session:refresh', { token }, () => undefined);
  });
  const wake = (): void => {
    if (document.visibilityState === 'visible' && !socket.connected) socket.connect();
  };
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);

  return {
    open: () => void socket.connect(),
    close: () => {
      window.clearTimeout(retry);
      stopRenewals();
      window.removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      socket.removeAllListeners();
      socket.offAny();
      socket.disconnect();
    },
    request: (event, frame, reply) => {
      socket.timeout(ACK_TIMEOUT_MS).emit(event, frame, (failure: Error | null, answer: LiveAnswer<typeof event>) => {
        reply(failure === null ? answer : null);
      });
    },
  };
}
