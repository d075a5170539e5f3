import { connect, type Socket } from 'node:net';

const HEAD_END = '\r\n\r\n';

/**
 * One keep-alive connection that sends the next request as soon as it has an answer: the part of HTTP/1.1 a benchmark
 * needs.
 */
export class Connection {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #answered: ((status: number, bytes: number) => void) | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk: Buffer) => {
      this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
      this.#deliver();
    });
  }

  static open(url: URL): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
      socket.once('error', reject);
      socket.once('connect', () => {
        resolve(new Connection(socket));
      });
    });
  }

  ask(request: string): Promise<{ status: number; bytes: number }> {
    return new Promise((resolve) => {
      this.#answered = (status, bytes) => {
        resolve({ status, bytes });
      };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #deliver(): void {
    const headEnd = this.#received.indexOf(HEAD_END);
    if (headEnd < 0) return;
    const head = this.#received.toString('latin1', 0, headEnd);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    const end = headEnd + HEAD_END.length + length;
    if (this.#received.length < end) return;
    this.#received = this.#received.subarray(end);
    this.#answered?.(Number(head.slice(9, 12)), length);
  }
}
