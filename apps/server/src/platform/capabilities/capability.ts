import type { WholeSentence } from '@common-roof/words';

/**
 * What a link lets its bearer do without signing in. A feature declares one, and {@link Capabilities} does the rest: the
 * secret, what is kept of it, how long and how often it opens, and the throttle.
 */
export interface Capability {
  /** Never changed: secrets are derived from it, and rows name it. */
  readonly kind: string;
  /** The page of the client, up to where the secret follows. */
  readonly page: `/${string}`;
  /** Seconds; null where it lives as long as what it is about. */
  readonly lifeSeconds: number | null;
  /** How often it can be spent; null where following it again changes nothing. */
  readonly uses: number | null;
  /** Characters of base64url, six bits each; 43 where not given. */
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
