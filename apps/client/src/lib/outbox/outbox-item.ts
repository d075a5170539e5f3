/** An unacknowledged entry. Its `client_id` makes it safe to send again. */
export interface OutboxItem {
  readonly client_id: string;
  readonly account_id: string;
  readonly created_at: string;
  /** Why the server rejected it permanently; null while it waits. */
  readonly failure: string | null;
}

export const isWaiting = ({ failure }: OutboxItem): boolean => failure === null;

/** The outcome of sending it. */
export type Delivery<Result> =
  | { readonly kind: 'sent'; readonly result: Result }
  | { readonly kind: 'refused'; readonly reason: string }
  /** `afterMs`: the delay the server asked for; null leaves it to the outbox. */
  | { readonly kind: 'later'; readonly afterMs: number | null };

export const LATER = { kind: 'later', afterMs: null } as const satisfies Delivery<never>;
