import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom, extended with browser features it lacks, taken from Node. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { fetch, Headers, Request, Response, TextEncoder, TextDecoder, structuredClone, BroadcastChannel } =
      globalThis;
    // All from one realm: a request rejects another realm's signal.
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
