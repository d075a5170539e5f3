/** Far more than anybody leaves unanswered. */
const MOST = 50;

/** What was sent and not answered, with its key. */
const open = new Map<string, string>();

interface KeyedRequest {
  readonly path: string;
  readonly body: unknown;
}

/** Also where the page came without TLS, and there is no `randomUUID`. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

const nameOf = ({ path, body }: KeyedRequest): string => `${path} ${JSON.stringify(body)}`;

/**
 * The Idempotency-Key of something that creates or sends: a new one, or that of the same when it was sent before and the
 * answer never came. Sent again as it was, it is done once.
 */
export function idempotencyKeyFor(intention: KeyedRequest): string {
  const name = nameOf(intention);
  const key = open.get(name) ?? newKey();
  open.set(name, key);
  const [oldest] = open.keys();
  if (open.size > MOST && oldest !== undefined) open.delete(oldest);
  return key;
}

/** An answer came: the same once more is meant to be done once more. */
export function releaseKey(intention: KeyedRequest): void {
  open.delete(nameOf(intention));
}
