import type { OutboxItem } from '../../../../../lib/outbox/outbox-item.ts';

/** A chore that somebody says is done, on its way. Either a turn is named, or a chore that was done besides. */
export interface PostEntry extends OutboxItem {
  readonly house_id: string;
  readonly assignment_id: string | null;
  readonly chore_id: string | null;
  /** What it is called. */
  readonly chore: string;
  readonly text: string;
  /** Pictures, uploaded when it is sent. */
  readonly files: readonly Blob[];
}

/** What somebody says. */
export type Done = Pick<PostEntry, 'assignment_id' | 'chore_id' | 'chore' | 'text' | 'files'>;
