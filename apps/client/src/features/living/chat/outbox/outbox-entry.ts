import type { Side } from '@common-roof/contracts';

/** A message that was written but is not yet acknowledged. `client_id` makes sending it again harmless. */
export interface OutboxEntry {
  client_id: string;
  account_id: string;
  conversation_id: string;
  sender: Side;
  text: string;
  reply_to: string | null;
  created_at: string;
  /** Why the server refused it for good; null while it waits. */
  failure: string | null;
}

export const isWaiting = (entry: OutboxEntry): boolean => entry.failure === null;
