import { act } from '@testing-library/react';

import {
  live,
  type LiveAnswer,
  type LiveEvent,
  type LiveFrame,
  type LivePayload,
  type LiveRequest,
} from '../realtime/live.ts';
import { connectSocket } from '../realtime/socket-transport.ts';

type Replies = { [R in LiveRequest]?: (frame: LiveFrame<R>) => LiveAnswer<R> | null | Promise<LiveAnswer<R> | null> };
type Listener = (payload?: unknown) => void;
type AnyListener = (event: string, payload: unknown) => void;
type Acknowledge = (failure: Error | null, answer?: unknown) => void;

/** The part of a socket.io socket that the transport uses. */
class FakeSocket {
  connected = false;
  readonly active = true;
  private readonly listeners = new Map<string, Listener>();
  private anyListener: AnyListener = () => undefined;

  private readonly server: FakeLive | null;

  constructor(server: FakeLive | null) {
    this.server = server;
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
    this.connected = true;
    this.listeners.get('connect')?.();
  }
  disconnect(): void {
    this.connected = false;
    this.listeners.get('disconnect')?.('transport close');
  }
  receive(event: string, payload: unknown): void {
    this.anyListener(event, payload);
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

/** The server at the other end of the socket: answers requests and pushes events. */
export class FakeLive {
  private static current: FakeLive | null = null;
  readonly requests: { event: LiveRequest; frame: unknown }[] = [];
  isUp = true;
  private socket: FakeSocket | null = null;
  private readonly replies: Replies = {};

  constructor() {
    FakeLive.current = this;
  }

  static accept(): FakeSocket {
    const socket = new FakeSocket(FakeLive.current);
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

  /** For tests without the signed-in layout, which connects by itself. */
  connect(): this {
    live.start(connectSocket, 'token');
    return this;
  }

  async answer(event: LiveRequest, frame: LiveFrame<LiveRequest>): Promise<unknown> {
    this.requests.push({ event, frame });
    // Which reply belongs to which frame is known where both were registered.
    const reply = this.replies[event] as ((sent: typeof frame) => unknown) | undefined;
    return (await reply?.(frame)) ?? null;
  }

  drop(): void {
    this.isUp = false;
    act(() => this.socket?.disconnect());
  }

  comeBack(): void {
    this.isUp = true;
    act(() => this.socket?.connect());
  }

  push<E extends LiveEvent>(event: E, payload: LivePayload<E>): void {
    act(() => this.socket?.receive(event, payload));
  }

  framesOf<R extends LiveRequest>(event: R): LiveFrame<R>[] {
    return this.requests.filter((sent) => sent.event === event).map(({ frame }) => frame as LiveFrame<R>);
  }
}
