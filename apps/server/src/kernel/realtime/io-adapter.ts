import type { Server as HttpServer } from 'node:http';

import { type INestApplicationContext, Logger } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { defer, firstValueFrom, type Observable } from 'rxjs';

import { RealtimeServer } from './realtime-server.ts';

interface Listening {
  on(event: string, listener: (...args: unknown[]) => void): unknown;
}
interface Handler {
  readonly message: unknown;
  readonly callback: (...args: unknown[]) => unknown;
}

/** Lets Nest's gateways serve on the process's own Socket.IO server. */
export class RealtimeIoAdapter extends IoAdapter {
  private readonly server: RealtimeServer;
  private readonly failures = new Logger('sockets');

  constructor(app: INestApplicationContext) {
    super(app);
    this.server = app.get(RealtimeServer);
  }

  override createIOServer(): ReturnType<IoAdapter['createIOServer']> {
    this.server.attach(this.httpServer as HttpServer);
    // The same class; only our event maps make the types differ.
    return this.server.io as unknown as ReturnType<IoAdapter['createIOServer']>;
  }

  /**
   * As Nest does, with one listener a message: its own chain of observables, made for every message of every socket, takes more
   * memory than the socket itself. What a handler answers is its acknowledgement.
   */
  override bindMessageHandlers(
    socket: Listening,
    handlers: readonly Handler[],
    transform: (result: unknown) => Observable<unknown>,
  ): void {
    for (const { message, callback } of handlers) {
      socket.on(String(message), (...args) => {
        const last = args.at(-1);
        const reply = typeof last === 'function' ? last : undefined;
        const data = args[0] === reply ? undefined : args[0];
        firstValueFrom(
          defer(() => transform(callback(data))),
          { defaultValue: undefined },
        ).then(
          (answer) => {
            if (reply) Reflect.apply(reply, undefined, [answer]);
          },
          // Handlers acknowledge their failures; whatever else fails must not end the process.
          (error: unknown) => {
            this.failures.error(error);
          },
        );
      });
    }
  }

  /** Does nothing: sockets are closed before, and Nest closes the HTTP server once its requests are answered. */
  override close(): Promise<void> {
    return Promise.resolve();
  }
}
