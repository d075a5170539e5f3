import { stopwatch } from '#lib/stopwatch.ts';

/** Replaces the browser's microphone and its recorder. Nobody is asked until a test says what the person answers. */
export class FakeMicrophone {
  readonly stopped: string[] = [];
  private readonly asked: { resolve: (stream: MediaStream) => void; reject: (cause: unknown) => void }[] = [];
  /** Milliseconds on the page's clock. */
  private now = 0;

  install(): this {
    const { stopped } = this;
    class Recorder extends EventTarget {
      static isTypeSupported = (type: string): boolean => type === 'audio/webm;codecs=opus';
      state = 'inactive';
      readonly mimeType = 'audio/webm;codecs=opus';

      start(): void {
        this.state = 'recording';
      }
      stop(): void {
        this.state = 'inactive';
        this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['voice']) }));
        this.dispatchEvent(new Event('stop'));
      }
    }
    const mediaDevices = {
      getUserMedia: () =>
        new Promise<MediaStream>((resolve, reject) => {
          this.asked.push({ resolve, reject });
        }),
    };
    for (const place of [window, globalThis]) {
      Object.defineProperty(place, 'MediaRecorder', { configurable: true, value: Recorder });
    }
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices });
    this.stream = { getTracks: () => [{ stop: () => stopped.push('microphone') }] } as unknown as MediaStream;
    jest.spyOn(stopwatch, 'now').mockImplementation(() => this.now);
    return this;
  }

  private stream = {} as MediaStream;

  remove(): void {
    for (const place of [window, globalThis]) Reflect.deleteProperty(place, 'MediaRecorder');
    Reflect.deleteProperty(navigator, 'mediaDevices');
  }

  /** The person allows it. */
  allow(): void {
    this.asked.shift()?.resolve(this.stream);
  }

  /** The browser answers with an error: `NotAllowedError`, `NotFoundError`. */
  refuse(name: string): void {
    this.asked.shift()?.reject(new DOMException('', name));
  }

  get isAsked(): boolean {
    return this.asked.length > 0;
  }

  /** Lets time pass on the page's clock. */
  pass(ms: number): void {
    this.now += ms;
  }
}
