import {
  live,
  type LiveAnswer,
  type LiveEvent,
  type LiveFrame,
  type LivePayload,
  type LiveRequest,
  type LiveSink,
} from '../realtime/live.ts';

type Replies = { [R in LiveRequest]?: (frame: LiveFrame<R>) => LiveAnswer<R> | null | Promise<LiveAnswer<R> | null> };

/** A server at the other end of the socket: answers requests and pushes events. */
export class FakeLive {
  readonly requests: { event: LiveRequest; frame: unknown }[] = [];
  private sink: LiveSink | null = null;
  private readonly replies: Replies = {};

  reply<R extends LiveRequest>(event: R, answer: Replies[R]): this {
    Object.assign(this.replies, { [event]: answer });
    return this;
  }

  connect(): this {
    live.start((sink) => {
      this.sink = sink;
      return {
        open: () => undefined,
        close: () => undefined,
        request: (event, frame, reply) => {
          this.requests.push({ event, frame });
          void Promise.resolve(this.replies[event]?.(frame) ?? null).then(reply);
        },
      };
    }, 'token');
    this.sink?.status('online');
    return this;
  }

  drop(): void {
    this.sink?.status('offline');
  }

  comeBack(): void {
    this.sink?.status('online');
  }

  push<E extends LiveEvent>(event: E, payload: LivePayload<E>): void {
    this.sink?.event(event, payload);
  }

  framesOf<R extends LiveRequest>(event: R): LiveFrame<R>[] {
    return this.requests.filter((sent) => sent.event === event).map(({ frame }) => frame as LiveFrame<R>);
  }
}
