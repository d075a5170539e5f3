import type { Ack } from '@common-roof/contracts';
import { MissedFrame } from '@common-roof/contracts/schemas';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { ConnectedSocket, MessageBody, SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';
import { z } from 'zod';

import { Connections } from '#kernel/realtime/connections.ts';
import { Frames } from '#kernel/realtime/frames.ts';
import type { LiveSocket } from '#kernel/realtime/realtime-server.ts';
import { SessionsService } from './sessions.service.ts';

const RefreshFrame = z.strictObject({ token: z.string().max(4_096) });

/** Admits sockets and keeps them open with a renewed token. */
@WebSocketGateway()
export class AuthGateway implements OnApplicationBootstrap {
  constructor(
    private readonly connections: Connections,
    private readonly sessions: SessionsService,
    private readonly frames: Frames,
  ) {}

  onApplicationBootstrap(): void {
    this.connections.acceptWith(this.sessions);
  }

  @SubscribeMessage('session:refresh')
  refresh(@ConnectedSocket() socket: LiveSocket, @MessageBody() frame: unknown): Promise<Ack> {
    return this.frames.answer(socket, 'session:refresh', RefreshFrame, frame, ({ token }) =>
      this.connections.renew(socket, token),
    );
  }

  @SubscribeMessage('live:missed')
  missed(@ConnectedSocket() socket: LiveSocket, @MessageBody() frame: unknown): Promise<Ack<{ missed: boolean }>> {
    return this.frames.answer(socket, 'live:missed', MissedFrame, frame, ({ within_ms: ms }) =>
      Promise.resolve({ missed: this.connections.mayHaveMissed(socket, ms) }),
    );
  }
}
