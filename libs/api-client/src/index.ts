import createClient, { type Client, type Middleware } from 'openapi-fetch';

import type { components, paths } from './schema.ts';

export type { paths } from './schema.ts';
/** The named schemas of the API: `Schemas['Note']`. */
export type Schemas = components['schemas'];
export type CommonRoofClient = Client<paths>;

const TOKEN_HEADER = 'x-auth-token';

export interface CommonRoofClientOptions {
  /** The address of the Common Roof installation, such as `https://home.example.org`. */
  readonly baseUrl: string;
  /** A token from an earlier sign-in, if there is one. */
  readonly token?: string;
  /** An API token of the account, in place of a sign-in. */
  readonly apiToken?: string | undefined;
  /**
   * Called with every token the server issues. Keep the latest one if the program needs to continue after a restart.
   */
  readonly onToken?: (token: string) => void;
  readonly fetch?: typeof fetch;
}

/**
 * Creates a client typed with every call, its body and its answers. It stores the token of a sign-in, and each renewed
 * token that the server sends.
 */
export function createCommonRoofClient(options: CommonRoofClientOptions): CommonRoofClient {
  const { baseUrl, token, apiToken, onToken, fetch } = options;
  const client = createClient<paths>({ baseUrl, ...(fetch === undefined ? {} : { fetch }) });
  client.use(apiToken === undefined ? rememberToken(token, onToken) : sendApiToken(apiToken));
  return client;
}

/** Returns a key for a call that creates or sends something: a repeated call with the same key does nothing twice. */
export const newIdempotencyKey = (): string => crypto.randomUUID();

const sendApiToken = (apiToken: string): Middleware => ({
  onRequest({ request }) {
    request.headers.set('authorization', `Bearer ${apiToken}`);
    return request;
  },
});

function rememberToken(first: string | undefined, onToken: ((token: string) => void) | undefined): Middleware {
  let token = first;
  const keep = (given: unknown): void => {
    if (typeof given !== 'string' || given === token) return;
    token = given;
    onToken?.(given);
  };
  return {
    onRequest({ request }) {
      if (token !== undefined) request.headers.set(TOKEN_HEADER, token);
      return request;
    },
    async onResponse({ response, schemaPath }) {
      keep(response.headers.get(TOKEN_HEADER));
      if (response.ok && SIGN_INS.has(schemaPath)) {
        const { token: given } = (await response.clone().json()) as { token?: unknown };
        keep(given);
      }
      return response;
    },
  };
}

/** Calls whose answers contain a token in the body. */
const SIGN_INS: ReadonlySet<string> = new Set(['/api/login', '/api/login/second', '/api/login/passkey']);
