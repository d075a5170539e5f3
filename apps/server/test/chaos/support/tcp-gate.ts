import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A gate in front of a service. Closed, it accepts connections and bytes and forwards nothing: a service that hangs.
 */
export class TcpGate {
  private readonly sockets = new Set<Socket>();
  private held: (() => void)[] | undefined;

  private constructor(
    private readonly server: Server,
    private readonly scheme: string,
  ) {}

  static async before(target: string): Promise<TcpGate> {
    const { hostname, port, protocol } = new URL(target);
    const server = createServer();
    const gate = new TcpGate(server, protocol);
    server.on('connection', (near) => {
      gate.join(near, connect(Number(port), hostname));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return gate;
  }

  get url(): string {
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('The gate is not open.');
    return `${this.scheme}//127.0.0.1:${String(address.port)}`;
  }

  /** The number of pieces of data that wait at the closed gate. */
  get waiting(): number {
    return this.held?.length ?? 0;
  }

  hold(): void {
    this.held ??= [];
  }

  /** Opens the gate and forwards what waited. */
  release(): void {
    const held = this.held ?? [];
    this.held = undefined;
    for (const pass of held) pass();
  }

  /** Opens the gate and cuts off what waited. */
  cut(): void {
    this.held = undefined;
    for (const socket of this.sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private join(near: Socket, far: Socket): void {
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(from);
      from.on('data', (data) => {
        const pass = (): void => {
          if (!to.destroyed) to.write(data);
        };
        if (this.held) this.held.push(pass);
        else pass();
      });
      from.on('error', () => undefined); // either side may be killed: that is what the gate is for
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
    }
  }
}
