import type { WholeSentence } from '@common-roof/words';

/**
 * What a link allows without signing in. A feature declares one, and {@link Capabilities} does the rest: the secret,
 * what is stored of it, how long and how often it works, and the rate limit.
 */
export interface Capability {
  /** Never changed, because secrets are derived from it and rows name it. */
  readonly kind: string;
  /** The client's page, up to where the secret follows. */
  readonly page: `/${string}`;
  /** Lifetime in seconds. Null when it lives as long as its subject. */
  readonly lifeSeconds: number | null;
  /** How often it can be spent. Null when following it again changes nothing. */
  readonly uses: number | null;
  /** Number of base64url characters, six bits each; 43 by default. */
  readonly secretLength?: number;
  /** What a person can do when their link no longer works. */
  readonly advice: WholeSentence;
}

const kinds = new Set<string>();

/** Declares a kind of link once. @throws Error when the kind is declared twice */
export function defineCapability<C extends Capability>(capability: C): C {
  if (kinds.has(capability.kind)) throw new Error(`The capability ${capability.kind} is declared twice.`);
  kinds.add(capability.kind);
  return capability;
}
