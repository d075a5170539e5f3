import { createServer, connect, type Server, type Socket } from 'node:net';

/** A way to the product that a story can shut: then neither pages nor the service worker reach it, as in a train. */
export interface Door {
  readonly url: string;
  shut(): Promise<void>;
  /** Opens it again at the same address. */
  open(): Promise<void>;
}

export async function openDoor(to: string): Promise<Door> {
  const { hostname, port } = new URL(to);
  const through = new Set<Socket>();
  let server: Server | null = null;
  let ownPort = 0;

  const open = async (): Promise<void> => {
    const opened = createServer((caller) => {
      const product = connect(Number(port), hostname);
      for (const [socket, other] of [
        [caller, product],
        [product, caller],
      ] as const) {
        through.add(socket);
        socket.on('error', () => other.destroy());
        socket.on('close', () => through.delete(socket));
        socket.pipe(other);
      }
    });
    await new Promise<void>((resolve) => opened.listen(ownPort, '127.0.0.1', resolve));
    const address = opened.address();
    if (address === null || typeof address === 'string') throw new Error('The door has no port.');
    ownPort = address.port;
    server = opened;
  };

  await open();
  return {
    url: `http://127.0.0.1:${String(ownPort)}`,
    open,
    shut: async () => {
      const closed = new Promise((resolve) => server?.close(resolve));
      for (const socket of through) socket.destroy();
      await closed;
    },
  };
}
