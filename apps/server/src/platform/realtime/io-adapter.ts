import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';

import { type LiveServer, RealtimeServer } from './realtime-server.ts';

/** Lets Nest's gateways serve on the process's own Socket.IO server. */
export class RealtimeIoAdapter extends IoAdapter {
  private readonly io: LiveServer;

  constructor(app: INestApplicationContext) {
    super(app);
    this.io = app.get(RealtimeServer).io;
  }

  override createIOServer(): ReturnType<IoAdapter['createIOServer']> {
    this.io.attach(this.httpServer);
    // The same class; only our event maps make the types differ.
    return this.io as unknown as ReturnType<IoAdapter['createIOServer']>;
  }
}
