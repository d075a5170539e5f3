import type { NewPoll, Side } from '@common-roof/contracts';

import type { OutboxItem } from '#lib/outbox/outbox-item.ts';

/** A message that isn't acknowledged yet. */
export interface OutboxEntry extends OutboxItem {
  readonly conversation_id: string;
  readonly sender: Side;
  readonly text: string;
  readonly reply_to: string | null;
  /** Accounts. Entries stored by an earlier version have none. */
  readonly mentions?: readonly string[];
  readonly poll?: NewPoll;
  /**
   * Photos, PDFs and a voice message, uploaded when the message is sent. Entries stored by an earlier version have
   * none.
   */
  readonly files?: readonly Blob[];
  /** Of the voice message in `files`. */
  readonly duration_ms?: number;
}
