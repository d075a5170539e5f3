import type { TestApp } from './test-app.ts';

/** The transport of Socket.IO without its client: a test writes every frame. */
export class RawSocket {
  /** The texts that arrived; the last is 'ended'. */
  private readonly heard: string[] = [];
  private wake: () => void = () => undefined;

  private constructor(private readonly socket: WebSocket) {
    const note = (what: string): void => {
      this.heard.push(what);
      this.wake();
    };
    socket.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') note(data);
    });
    socket.addEventListener('close', () => note('ended'));
    socket.addEventListener('error', () => undefined); // it is closed, too
  }

  /** Connected to the transport, but not signed in. */
  static async open({ url }: Pick<TestApp, 'url'>): Promise<RawSocket> {
    const address = `${url.replace(/^http/, 'ws')}/socket.io/?EIO=4&transport=websocket`;
    const raw = new RawSocket(new WebSocket(address));
    await raw.until((what) => what.startsWith('0{'));
    return raw;
  }

  /** Signs in as our client does. @throws Error when it is rejected */
  async signIn(token: string): Promise<void> {
    this.send(`40${JSON.stringify({ token })}`);
    const answer = await this.until((what) => /^4[04]/.test(what));
    if (!answer.startsWith('40')) throw new Error(`Not signed in: ${answer}`);
  }

  send(frame: string | Uint8Array<ArrayBuffer>): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(frame);
  }

  /** Waits for a text that fits. @returns 'ended' when the server closes it before */
  async until(fits: (what: string) => boolean): Promise<string> {
    for (;;) {
      while (this.heard.length > 0) {
        const what = this.heard.shift();
        if (what !== undefined && (what === 'ended' || fits(what))) return what;
      }
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }

  /** Settles once both sides have closed. */
  async close(): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) return;
    const closed = new Promise((resolve) => this.socket.addEventListener('close', resolve));
    this.socket.close();
    await closed;
  }
}
