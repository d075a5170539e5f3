import type { Ack } from '@common-roof/contracts';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Config } from '#kernel/config/config.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { networkOf } from '#kernel/http/client-address.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { RateLimits } from '#kernel/rate-limits/rate-limits.ts';
import { type Counter, Metrics } from '#kernel/metrics/metrics.ts';
import { FrameBudget } from './frame-budget.ts';
import { Frames } from './frames.ts';
import { LiveRooms } from './live-rooms.ts';
import { Presence, PRESENCE_TTL_MS } from './presence.ts';
import { type LiveSocket, RealtimeServer } from './realtime-server.ts';
import { room } from './realtime.ts';

export interface AuthenticatedSocket {
  readonly actor: Actor;
  readonly tokenEndsAt: Date;
}

export interface SocketAuthenticator {
  /** @throws DomainError when the token isn't valid */
  authenticate(token: string): Promise<AuthenticatedSocket>;
  /** Returns the sessions that are still active. */
  activeSessions(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
}

/** How soon a session that ended while Redis was down is detected, in milliseconds. */
const SWEEP_MS = 3_000;
const UNKNOWN_EVENTS_ALLOWED = 10;
const MAX_TIMER_MS = 2 ** 31 - 1;
const KNOWN_EVENTS = new Set([
  'message:send',
  'message:read',
  'typing',
  'conversation:sync',
  'session:refresh',
  'live:missed',
]);
/** What a co-homeowner can send in the homeowner's stead: nothing but to stay connected. */
const EVENTS_WHILE_ACTING = new Set(['session:refresh', 'live:missed']);

/**
 * Manages the lifecycle of sockets: authenticated in the handshake (guards don't run there), joined to rooms by the
 * server, and closed when the token or session ends. No event lets a client join a room.
 */
@Injectable()
export class Connections implements OnApplicationShutdown {
  private readonly logger = new Logger('sockets');
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly intervals: NodeJS.Timeout[] = [];
  private authenticator: SocketAuthenticator | undefined;
  private readonly disconnections: Counter<'reason'>;

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly server: RealtimeServer,
    private readonly presence: Presence,
    private readonly rooms: LiveRooms,
    private readonly limits: RateLimits,
    private readonly frames: Frames,
    private readonly budget: FrameBudget,
    metrics: Metrics,
  ) {
    this.disconnections = metrics.counter({
      name: 'socket_disconnections_total',
      help: 'Sockets that closed, by the reason of Socket.IO',
      labels: ['reason'],
    });
  }

  acceptWith(authenticator: SocketAuthenticator): void {
    this.authenticator = authenticator;
    const { io, handshakes } = this.server;
    io.use((socket, next) => {
      const admitted = handshakes.whileChecking(socket.conn, () => this.admit(socket, authenticator));
      admitted.then(
        () => {
          next();
        },
        (thrown: unknown) => {
          const { problem } = this.frames.refusal(socket, 'connect', thrown);
          next(Object.assign(new Error(problem.detail), { data: problem }));
        },
      );
    });
    io.on('connection', (socket) => {
      handshakes.finish(socket.conn);
      this.welcome(socket);
    });
    this.presence.start();
    this.intervals.push(
      setInterval(() => void this.sweep(), SWEEP_MS).unref(),
      setInterval(() => void this.refreshPresence(), PRESENCE_TTL_MS / 3).unref(),
    );
  }

  onApplicationShutdown(): void {
    for (const timer of [...this.intervals, ...this.timers.values()]) clearTimeout(timer);
  }

  /** Extends a socket's lifetime. A token of another account closes the socket. */
  async renew(socket: LiveSocket, token: string): Promise<object> {
    const admission = await this.authenticator?.authenticate(token);
    if (!admission || !isSamePerson(admission.actor, socket.data.actor)) {
      socket.disconnect(true);
      throw new DomainError('forbidden');
    }
    await socket.join(room.session(admission.actor.sessionId));
    socket.data.actor = admission.actor;
    socket.data.tokenEndsAt = admission.tokenEndsAt.getTime();
    this.scheduleEnd(socket);
    return {};
  }

  /** Returns whether a socket may have missed a push within this time, before it connected. */
  mayHaveMissed(socket: LiveSocket, withinMs: number): boolean {
    return this.server.recent.isAnyWithin(withinMs, socket.rooms);
  }

  private async admit(socket: LiveSocket, authenticator: SocketAuthenticator): Promise<void> {
    const ip = this.server.handshakes.addressOf(socket.request);
    await this.limits.consume('connects', networkOf(ip));
    const token: unknown = socket.handshake.auth['token'];
    if (typeof token !== 'string') throw new DomainError('unauthenticated');
    const { actor, tokenEndsAt } = await authenticator.authenticate(token);
    const present = presentAs(actor);
    const others = await this.presence.admit(present, socket.id, this.config.env.LIMIT_SOCKETS_PER_ACCOUNT);
    if (others === null) throw new DomainError('rate_limited', { detail: 'Too many open windows.', retryAfter: 5 });
    socket.data = { actor, ip, tokenEndsAt: tokenEndsAt.getTime(), isFirst: others === 0 };
    // Otherwise a socket that closes before this point would count as online until its presence expires, and its
    // account would get no e-mail.
    const leave = (): void => void this.presence.left(present, socket.id);
    socket.conn.once('close', () => {
      if (!socket.connected) leave();
    });
    if (socket.conn.readyState !== 'open') leave();
    if (actor.acting) {
      await socket.join([room.acting(actor.accountId), room.session(actor.sessionId)]);
      return;
    }
    const rooms = (await this.rooms.listRooms([actor])).get(actor.accountId) ?? [];
    await socket.join([room.account(actor.accountId), room.session(actor.sessionId), ...rooms]);
  }

  private welcome(socket: LiveSocket): void {
    const present = presentAs(socket.data.actor);
    forgetHandshake(socket);
    this.refuseUnknownEvents(socket);
    this.scheduleEnd(socket);
    void this.presence.refresh([[present, socket.id]]).then(() => {
      if (socket.data.isFirst) this.tellPresence(socket, true);
    });
    let conversations: string[] = [];
    socket.on('disconnecting', () => {
      conversations = [...socket.rooms];
    });
    socket.on('disconnect', (reason) => {
      this.disconnections.increment({ reason });
      clearTimeout(this.timers.get(socket.id));
      this.timers.delete(socket.id);
      // A client can leave the namespace and stay connected, and no limit of its account would count that connection.
      socket.conn.close();
      void this.presence.left(present, socket.id).then((last) => {
        if (last) this.tellPresence(socket, false, conversations);
      });
    });
  }

  private tellPresence(socket: LiveSocket, online: boolean, rooms: string[] = [...socket.rooms]): void {
    const conversations = rooms.filter((name) => name.startsWith(room.conversation('')));
    if (conversations.length === 0) return;
    const { accountId } = socket.data.actor;
    this.server.io
      .to(conversations)
      .except(room.account(accountId))
      .emit('presence', { account_id: accountId, online });
  }

  private refuseUnknownEvents(socket: LiveSocket): void {
    let unknown = 0;
    const known = socket.data.actor.acting ? EVENTS_WHILE_ACTING : KNOWN_EVENTS;
    socket.use((packet, next) => {
      const [event, ...args] = packet as unknown[];
      if (typeof event === 'string' && known.has(event)) {
        next();
        return;
      }
      unknown += 1;
      const reply: unknown = args.at(-1);
      const refusal: Ack = this.frames.refusal(
        socket,
        'unknown',
        new DomainError('invalid_request', { detail: 'There is no such event.' }),
      );
      if (typeof reply === 'function') Reflect.apply(reply, undefined, [refusal]);
      if (unknown >= UNKNOWN_EVENTS_ALLOWED) socket.disconnect(true);
    });
    socket.on('error', () => undefined);
  }

  private scheduleEnd(socket: LiveSocket): void {
    clearTimeout(this.timers.get(socket.id));
    const wait = Math.min(Math.max(0, socket.data.tokenEndsAt - this.clock.now().getTime()), MAX_TIMER_MS);
    const timer = setTimeout(() => {
      socket.emit('session:ended', { reason: 'expired' });
      socket.disconnect(true);
    }, wait);
    this.timers.set(socket.id, timer.unref());
  }

  /** Ends rights that pushes should have ended, in case Redis was down. */
  private async sweep(): Promise<void> {
    const sockets = this.localSockets().filter((socket) => !this.budget.dropIfSlow(socket));
    if (sockets.length === 0 || !this.authenticator) return;
    try {
      const sessions = [...new Set(sockets.map((socket) => socket.data.actor.sessionId))];
      const living = await this.authenticator.activeSessions(sessions);
      const ended = sockets.filter((socket) => !living.has(socket.data.actor.sessionId));
      for (const socket of ended) {
        socket.emit('session:ended', { reason: 'revoked' });
        socket.disconnect(true);
      }
      await this.compareRooms(sockets.filter((socket) => living.has(socket.data.actor.sessionId)));
    } catch (error) {
      this.logger.warn(`Sessions and rooms of sockets not checked: ${String(error)}`);
    }
  }

  /** Removes admins from a conversation when the time that reading it opened is over. */
  private async compareRooms(sockets: readonly LiveSocket[]): Promise<void> {
    const compared = sockets.filter(({ data: { actor } }) => actor.role !== 'admin' && !actor.acting);
    const actors = new Map(compared.map((socket) => [socket.data.actor.accountId, socket.data.actor]));
    if (actors.size === 0) return;
    const rooms = await this.rooms.listRooms([...actors.values()]);
    for (const socket of compared) {
      const due = rooms.get(socket.data.actor.accountId) ?? new Set();
      const extra = [...socket.rooms].filter((name) => name.startsWith(room.conversation('')) && !due.has(name));
      const missing = [...due].filter((name) => !socket.rooms.has(name));
      if (extra.length + missing.length === 0) continue;
      for (const name of extra) await socket.leave(name);
      await socket.join(missing);
      socket.emit('conversations:changed');
    }
  }

  private async refreshPresence(): Promise<void> {
    await this.presence.refresh(
      this.localSockets().map((socket) => [presentAs(socket.data.actor), socket.id] as const),
    );
  }

  private localSockets(): LiveSocket[] {
    return [...this.server.io.sockets.sockets.values()];
  }
}

/** Who is online: a co-homeowner doesn't make the homeowner appear so. */
const presentAs = ({ accountId, acting }: Actor): string => (acting ? `acting:${acting.personId}` : accountId);

const isSamePerson = (one: Actor, other: Actor): boolean =>
  one.accountId === other.accountId && one.acting?.personId === other.acting?.personId;

/** Releases the request with its headers and URL, which is no longer needed and would live as long as the socket. */
function forgetHandshake(socket: LiveSocket): void {
  const { 'accept-language': language, cookie } = socket.handshake.headers;
  socket.handshake.headers = {
    ...(language === undefined ? {} : { 'accept-language': language }),
    ...(cookie === undefined ? {} : { cookie }),
  };
  // The type promises a request for the connection's whole life. Socket.IO itself reads it only while opening one.
  (socket.conn as unknown as { request: unknown }).request = null;
}
