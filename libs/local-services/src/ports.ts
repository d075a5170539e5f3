import { createServer, type AddressInfo } from 'node:net';

const loopback = '127.0.0.1';

/** Finds a port on the loopback interface that is free at this moment. */
export function freePort(): Promise<number> {
  return listenOnce(0);
}

/** Whether a server could listen on this loopback port now. */
export async function isPortFree(port: number): Promise<boolean> {
  try {
    await listenOnce(port);
    return true;
  } catch {
    return false;
  }
}

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, loopback, () => {
      const { port: taken } = addressOf(server.address());
      server.close(() => {
        resolve(taken);
      });
    });
  });
}

/** Returns the address of a listening TCP server. */
export function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('the server does not listen on a TCP port');
  return address;
}
