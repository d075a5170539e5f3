import { Socket } from 'node:net';

/** How PostgreSQL says that it has answered and waits to be asked: the type of the message and its length. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5]);

/** Whether these bytes end with that, and the state of the transaction behind it. */
const endsReady = (bytes: Buffer): boolean => bytes.subarray(-READY.length - 1, -1).equals(READY);

/**
 * Makes the socket of a connection to PostgreSQL, which ends when an answer has been awaited for so long without a byte of
 * it. A server that hangs, or a connection of which the other end is gone, would otherwise hold whoever waits for it for
 * good. A connection that nobody asks anything may be silent as long as it likes.
 * @param silenceMs longer than any statement may take
 */
export function watchedStream(silenceMs: number): () => Socket {
  return () => {
    const socket = new Socket();
    /** What had been asked when everything was answered; undefined while something is not. */
    let asked: number | undefined;
    socket.on('data', (bytes) => {
      asked = endsReady(bytes) ? socket.bytesWritten : undefined;
    });
    const waits = (): boolean => asked !== socket.bytesWritten;
    socket.setTimeout(silenceMs, () => {
      if (!waits()) return;
      const before = socket.bytesRead + socket.bytesWritten;
      // After a long turn of the event loop the timer comes first, and what arrived meanwhile is read after it. So the
      // silence counts when it has lasted a little longer.
      setTimeout(() => {
        if (socket.bytesRead + socket.bytesWritten > before || !waits()) return;
        socket.destroy(Object.assign(new Error('PostgreSQL does not answer.'), { code: 'ETIMEDOUT' }));
      }, silenceMs / 10).unref();
    });
    return socket;
  };
}
