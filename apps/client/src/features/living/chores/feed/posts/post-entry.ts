import type { OutboxItem } from '#lib/outbox/outbox-item.ts';

/** A post being sent: for a turn, or for a chore without one. */
export interface PostEntry extends OutboxItem {
  readonly house_id: string;
  readonly assignment_id: string | null;
  readonly chore_id: string | null;
  /** Name of the chore. */
  readonly chore: string;
  readonly text: string;
  /** Photos, uploaded when the post is sent. */
  readonly files: readonly Blob[];
}

/** The content of a post. */
export type Done = Pick<PostEntry, 'assignment_id' | 'chore_id' | 'chore' | 'text' | 'files'>;
