import { Socket } from 'node:net';

/**
 * Makes the socket of a connection to PostgreSQL, which ends when nothing has come for so long. A server that hangs, or
 * a connection of which the other end is gone, would otherwise hold whoever waits for it for good.
 * @param silenceMs longer than any statement may take, and than a connection idles in the pool
 */
export function watchedStream(silenceMs: number): () => Socket {
  return () => {
    const socket = new Socket();
    socket.setTimeout(silenceMs, () => {
      const heard = socket.bytesRead;
      // After a long turn of the event loop the timer comes first, and what arrived meanwhile is read after it.
      setImmediate(() => {
        if (socket.bytesRead > heard) return;
        socket.destroy(Object.assign(new Error('PostgreSQL does not answer.'), { code: 'ETIMEDOUT' }));
      });
    });
    return socket;
  };
}
