import type { Server as HttpServer } from 'node:http';

import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';

import { RealtimeServer } from './realtime-server.ts';

/** Lets Nest's gateways serve on the process's own Socket.IO server. */
export class RealtimeIoAdapter extends IoAdapter {
  private readonly server: RealtimeServer;

  constructor(app: INestApplicationContext) {
    super(app);
    this.server = app.get(RealtimeServer);
  }

  override createIOServer(): ReturnType<IoAdapter['createIOServer']> {
    this.server.attach(this.httpServer as HttpServer);
    // The same class; only our event maps make the types differ.
    return this.server.io as unknown as ReturnType<IoAdapter['createIOServer']>;
  }

  /** Nothing: the sockets are closed before, and the HTTP server by whoever opened it, once its requests are answered. */
  override close(): Promise<void> {
    return Promise.resolve();
  }
}
