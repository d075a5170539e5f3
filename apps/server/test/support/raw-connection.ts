import { connect, type Socket } from 'node:net';

import { Problem } from '@common-roof/contracts/schemas';

import type { TestApp } from './test-app.ts';

/** The content of one answer, as it came over the wire. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A bare TCP connection to the api, for requests that no HTTP client would send. */
export class RawConnection {
  private received = '';
  /** Settles once the server has closed it. */
  readonly closed: Promise<void>;

  private constructor(private readonly socket: Socket) {
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      this.received += chunk;
    });
    socket.on('error', () => undefined); // a reset is a way to close, too
    this.closed = new Promise((resolve) => socket.once('close', () => resolve()));
  }

  static async open(app: Pick<TestApp, 'url'>): Promise<RawConnection> {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    return new RawConnection(socket);
  }

  /** Lines of a request, ended as HTTP ends them. */
  send(...lines: string[]): void {
    this.socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  }

  /** Part of a body, or bytes of another protocol. */
  write(part: string | Uint8Array): void {
    this.socket.write(part);
  }

  /** Returns the next answer once it is complete. @throws Error when the server closes before */
  async answer(): Promise<RawAnswer> {
    for (;;) {
      const answer = this.take();
      if (answer) return answer;
      const more = new Promise<'more'>((resolve) => this.socket.once('data', () => resolve('more')));
      if ((await Promise.race([more, this.closed])) === undefined) {
        const last = this.take();
        if (last) return last;
        throw new Error(`Closed without an answer: ${this.received}`);
      }
    }
  }

  end(): void {
    this.socket.destroy();
  }

  private take(): RawAnswer | undefined {
    const headEnd = this.received.indexOf('\r\n\r\n');
    if (headEnd < 0) return undefined;
    const [first = '', ...lines] = this.received.slice(0, headEnd).split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    );
    const end = headEnd + 4 + Number(headers['content-length'] ?? 0);
    if (this.received.length < end) return undefined;
    const body = this.received.slice(headEnd + 4, end);
    this.received = this.received.slice(end);
    return { status: Number(first.split(' ')[1]), headers, body };
  }
}

/** Expects a problem with its media type, its shape, and the headers that protect a browser. */
export function expectProblem({ status, headers, body }: RawAnswer, expected: number): void {
  expect(status).toBe(expected);
  expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['strict-transport-security']).toContain('max-age=');
  expect(Problem.parse(JSON.parse(body)).status).toBe(expected);
}
