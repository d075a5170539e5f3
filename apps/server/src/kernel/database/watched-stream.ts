import { Socket } from 'node:net';

/** The message with which PostgreSQL says that it is ready for a query: its type and length. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5]);

/** Returns whether the bytes end with that message and the transaction's status. */
const endsReady = (bytes: Buffer): boolean => bytes.subarray(-READY.length - 1, -1).equals(READY);

/**
 * Creates the socket of a connection to PostgreSQL, which closes when an answer is pending for `silenceMs` without a
 * byte arriving. Otherwise a server that hangs, or a lost peer, would block its callers forever. An idle connection may
 * be silent for any length of time.
 * @param silenceMs longer than any statement may take
 */
export function watchedStream(silenceMs: number): () => Socket {
  return () => {
    const socket = new Socket();
    /** When the pending query was sent. Undefined when nothing is pending. */
    let asked: number | undefined;
    socket.on('data', (bytes) => {
      asked = endsReady(bytes) ? socket.bytesWritten : undefined;
    });
    const waits = (): boolean => asked !== socket.bytesWritten;
    socket.setTimeout(silenceMs, () => {
      if (!waits()) return;
      const before = socket.bytesRead + socket.bytesWritten;
      // After a long turn of the event loop the timer fires first, and data that has arrived is read after it. So the
      // silence counts only if it lasts a little longer.
      setTimeout(() => {
        if (socket.bytesRead + socket.bytesWritten > before || !waits()) return;
        socket.destroy(Object.assign(new Error('PostgreSQL does not answer.'), { code: 'ETIMEDOUT' }));
      }, silenceMs / 10).unref();
    });
    return socket;
  };
}
