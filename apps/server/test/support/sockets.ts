import type { ClientToServerEvents, ServerToClientEvents } from '@common-roof/contracts';
import { io, type Socket } from 'socket.io-client';

import type { TestApp } from './test-app.ts';

export type ClientSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

export function newSocket(url: string, token: string, headers: Record<string, string> = {}): ClientSocket {
  return io(url, {
    auth: { token },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: headers,
  });
}

/** Connects; rejects with the server's reason. */
export async function connect(
  app: Pick<TestApp, 'url'>,
  token: string,
  headers?: Record<string, string>,
): Promise<ClientSocket> {
  const socket = newSocket(app.url, token, headers);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', (error) => {
      socket.close();
      reject(error);
    });
  });
  return socket;
}

/** Resolves with the next event of a kind that fits. */
export function nextEvent<Name extends keyof ServerToClientEvents>(
  socket: ClientSocket,
  name: Name,
  fits: (payload: Parameters<ServerToClientEvents[Name]>[0]) => boolean = () => true,
): Promise<Parameters<ServerToClientEvents[Name]>[0]> {
  return new Promise((resolve) => {
    const listener = (payload: Parameters<ServerToClientEvents[Name]>[0]): void => {
      if (!fits(payload)) return;
      socket.off(name, listener as never);
      resolve(payload);
    };
    // Socket.IO's listener type of a generic event name cannot be written down.
    socket.on(name, listener as never);
  });
}
