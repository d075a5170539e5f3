import { act } from '@testing-library/react';

import {
  live,
  type LiveAnswer,
  type LiveEvent,
  type LiveEvents,
  type LiveFrame,
  type LivePayload,
  type LiveRequest,
} from '#realtime/live.ts';
import { connectSocket } from '#realtime/socket-transport.ts';

type Replies = { [R in LiveRequest]?: (frame: LiveFrame<R>) => LiveAnswer<R> | null | Promise<LiveAnswer<R> | null> };
type Listener = (payload?: unknown) => void;
type AnyListener = (event: string, payload: unknown) => void;
export type Authenticate = (give: (auth: { token: string | null }) => void) => void;
type Acknowledge = (failure: Error | null, answer?: unknown) => void;

/** The part of a socket.io socket that the transport uses. */
class FakeSocket {
  connected = false;
  active = true;
  private readonly listeners = new Map<string, Listener>();
  private anyListener: AnyListener = () => undefined;

  private readonly server: FakeLive | null;
  private readonly authenticate: Authenticate;

  constructor(server: FakeLive | null, authenticate: Authenticate) {
    this.server = server;
    this.authenticate = authenticate;
  }

  on(event: string, listener: Listener): void {
    this.listeners.set(event, listener);
  }
  onAny(listener: AnyListener): void {
    this.anyListener = listener;
  }
  offAny(): void {
    this.anyListener = () => undefined;
  }
  removeAllListeners(): void {
    this.listeners.clear();
  }
  connect(): void {
    if (this.server?.isUp !== true) return;
    this.authenticate(({ token }) => this.server?.tokens.push(token));
    this.connected = true;
    this.active = true;
    this.listeners.get('connect')?.();
  }
  disconnect(): void {
    this.connected = false;
    this.listeners.get('disconnect')?.('transport close');
  }
  /** Closes like a server: socket.io doesn't reconnect by itself. */
  closeFromServer(): void {
    this.connected = false;
    this.active = false;
    this.listeners.get('disconnect')?.('io server disconnect');
  }
  receive(event: string, payload: unknown): void {
    this.anyListener(event, payload);
    this.listeners.get(event)?.(payload);
  }
  timeout() {
    return {
      emit: (event: LiveRequest, frame: LiveFrame<LiveRequest>, acknowledge: Acknowledge): void => {
        void this.server?.answer(event, frame).then((answer) => {
          acknowledge(answer === null ? new Error('operation has timed out') : null, answer);
        });
      },
    };
  }
}

/** The server side of the socket: answers requests and pushes events. */
export class FakeLive {
  private static current: FakeLive | null = null;
  /** The token of each connection. */
  readonly tokens: (string | null)[] = [];
  readonly requests: { event: LiveRequest; frame: unknown }[] = [];
  isUp = true;
  private socket: FakeSocket | null = null;
  private readonly replies: Replies = {};

  constructor() {
    FakeLive.current = this;
  }

  static accept(authenticate: Authenticate): FakeSocket {
    const socket = new FakeSocket(FakeLive.current, authenticate);
    if (FakeLive.current !== null) FakeLive.current.socket = socket;
    return socket;
  }

  static forget(): void {
    FakeLive.current = null;
  }

  reply<R extends LiveRequest>(event: R, answer: Replies[R]): this {
    Object.assign(this.replies, { [event]: answer });
    return this;
  }

  /** Connects, for tests without the signed-in layout, which connects by itself. */
  connect(): this {
    live.start(connectSocket, 'token');
    return this;
  }

  async answer(event: LiveRequest, frame: LiveFrame<LiveRequest>): Promise<unknown> {
    this.requests.push({ event, frame });
    // Registration ensures that the reply matches the frame.
    const reply = this.replies[event] as ((sent: typeof frame) => unknown) | undefined;
    return (await reply?.(frame)) ?? null;
  }

  hasSocket(): boolean {
    return this.socket !== null;
  }

  drop(): void {
    this.isUp = false;
    act(() => this.socket?.disconnect());
  }

  /** Ends the socket as the server, with a reason. */
  endSession(reason: LivePayload<'session:ended'>['reason']): void {
    act(() => {
      this.socket?.receive('session:ended', { reason });
      this.socket?.closeFromServer();
    });
  }

  comeBack(): void {
    this.isUp = true;
    act(() => this.socket?.connect());
  }

  push<E extends LiveEvent>(event: E, ...payload: Parameters<LiveEvents[E]>): void {
    act(() => this.socket?.receive(event, payload[0]));
  }

  framesOf<R extends LiveRequest>(event: R): LiveFrame<R>[] {
    return this.requests.filter((sent) => sent.event === event).map(({ frame }) => frame as LiveFrame<R>);
  }
}
