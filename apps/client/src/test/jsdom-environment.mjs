import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom plus what a browser has and jsdom lacks, taken from Node. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { fetch, Headers, Request, Response, TextEncoder, TextDecoder, structuredClone, BroadcastChannel } =
      globalThis;
    // Those of one realm: a request takes no signal of another.
    const { AbortController, AbortSignal } = globalThis;
    Object.assign(this.global, {
      AbortController,
      AbortSignal,
      fetch,
      Headers,
      Request,
      Response,
      TextEncoder,
      TextDecoder,
      structuredClone,
      BroadcastChannel,
    });
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto });
  }
}
