import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Server, Socket } from 'socket.io';

import { Config } from '#kernel/config/config.ts';
import { clientAddress, networkOf } from '#kernel/http/client-address.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { refuse, refuseUpgrade } from '#kernel/http/early-refusals.ts';
import { REFUSAL_HEADERS } from '#kernel/http/security-headers.ts';
import { PendingHandshakes } from './pending-handshakes.ts';

type Engine = Server['engine'];
/** A connection of the carrier, below Socket.IO. */
type Connection = Socket['conn'];

interface Handshake {
  readonly end: () => void;
  readonly deadline: NodeJS.Timeout;
  /** How many tokens are being checked: a slow database is no reason to drop the client. */
  checking: number;
  isOverdue: boolean;
}

/** Memory that anonymous callers can hold: about 7 kB each by long polling, a few times that by WebSocket. */
const MOST_IN_ALL = 1_000;
/** A client of ours sends its token as soon as it is connected. */
const TOKEN_WITHIN_MS = 5_000;
const { 'content-type': _type, ...SECURITY_HEADERS } = REFUSAL_HEADERS;

/**
 * Stands before the carrier of Socket.IO. A handshake of another origin, or one too many, is refused before anything is
 * kept for it. A connection that presents no valid token in time is dropped. Refusals are problems like any other.
 */
export class HandshakeGuard {
  private readonly pending: PendingHandshakes;
  /** Accepted, and not a connection yet. */
  private readonly accepted = new WeakMap<IncomingMessage, () => void>();
  private readonly refused = new WeakMap<IncomingMessage, DomainError>();
  private readonly handshakes = new WeakMap<Connection, Handshake>();

  constructor(private readonly config: Config) {
    // What an address may open in a minute, it may also open at once.
    this.pending = new PendingHandshakes(config.env.LIMIT_CONNECTS_PER_MINUTE, MOST_IN_ALL);
  }

  /** The carrier's `allowRequest`. */
  readonly allow = (request: IncomingMessage, decide: (message: string | null, isAllowed: boolean) => void): void => {
    try {
      if (!this.isOwnOrigin(request)) throw new DomainError('forbidden');
      const end = this.pending.start(networkOf(this.addressOf(request)));
      this.accepted.set(request, end);
      // Where the carrier refuses it after all, such as for its protocol, no connection takes it over.
      setImmediate(() => {
        if (this.accepted.delete(request)) end();
      });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.refused.set(request, error);
      decide(error.message, false);
      return;
    }
    decide(null, true);
  };

  watch(engine: Engine): void {
    engine.use((_request: IncomingMessage, response: ServerResponse, next: () => void) => {
      for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
      next();
    });
    engine.on('connection', (connection: Connection) => {
      this.start(connection);
    });
    engine.on('connection_error', ({ req }: { req: IncomingMessage & { res?: ServerResponse } }) => {
      const error = this.refused.get(req) ?? unreadable();
      if (req.res) refuse(req.res, error, req);
      else refuseUpgrade(req, error);
    });
  }

  /** Holds the deadline of a connection while its token is checked. */
  async whileChecking(connection: Connection, check: () => Promise<void>): Promise<void> {
    const handshake = this.handshakes.get(connection);
    if (handshake) handshake.checking += 1;
    try {
      await check();
    } catch (error) {
      // Its answer goes out first.
      if (handshake?.isOverdue === true) setImmediate(() => connection.close(true));
      throw error;
    } finally {
      if (handshake) handshake.checking -= 1;
    }
  }

  /** The token was valid: from now on the limits of its account count. */
  finish(connection: Connection): void {
    const handshake = this.handshakes.get(connection);
    if (!handshake) return;
    clearTimeout(handshake.deadline);
    handshake.end();
    this.handshakes.delete(connection);
  }

  /** Behind proxies the address is the one that our outermost proxy saw; everything left of it is hearsay. */
  addressOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string {
    const forwarded = headers['x-forwarded-for']?.toString();
    return clientAddress(socket.remoteAddress ?? '', forwarded, this.config.env.TRUST_PROXY_HOPS);
  }

  private start(connection: Connection): void {
    const { request } = connection;
    const end = this.accepted.get(request) ?? (() => undefined);
    this.accepted.delete(request);
    const deadline = setTimeout(() => {
      if (handshake.checking > 0) handshake.isOverdue = true;
      // At once: politely, a session of long polling would be kept until its client asks for it.
      else connection.close(true);
    }, TOKEN_WITHIN_MS).unref();
    const handshake: Handshake = { end, deadline, checking: 0, isOverdue: false };
    this.handshakes.set(connection, handshake);
    connection.once('close', () => {
      this.finish(connection);
    });
  }

  private isOwnOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
    if (origin === undefined || origin === new URL(this.config.env.PUBLIC_URL).origin) return true;
    return URL.canParse(origin) && new URL(origin).host === host;
  }
}

const unreadable = (): DomainError =>
  new DomainError('invalid_request', { detail: 'This is not a request that can be read.' });
