/** Far more than a person ever leaves unanswered. */
const MOST = 50;

/** The keys of unanswered requests, by their content. */
const open = new Map<string, string>();

interface KeyedRequest {
  readonly path: string;
  readonly body: unknown;
}

/** Also works on a page without TLS, where `randomUUID` is missing. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

const nameOf = ({ path, body }: KeyedRequest): string => `${path} ${JSON.stringify(body)}`;

/**
 * Returns the Idempotency-Key of a request: a new one, or the previous one if the same request was never answered. A
 * repeated request then takes effect once.
 */
export function idempotencyKeyFor(intention: KeyedRequest): string {
  const name = nameOf(intention);
  const key = open.get(name) ?? newKey();
  open.set(name, key);
  const [oldest] = open.keys();
  if (open.size > MOST && oldest !== undefined) open.delete(oldest);
  return key;
}

/** Drops the key after an answer: the same request again is a new intention. */
export function releaseKey(intention: KeyedRequest): void {
  open.delete(nameOf(intention));
}
