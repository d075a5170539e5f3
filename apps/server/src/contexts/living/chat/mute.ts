import type { Conversation } from '@common-roof/contracts';

import { toTimestamp } from '#kernel/database/naming.ts';

/** The driver reads PostgreSQL's `infinity` as the number. */
export type MutedUntil = Date | typeof Infinity | null;

export const isMuted = (until: MutedUntil, now: Date): boolean => until !== null && Number(until) > now.getTime();

export const toMutedUntil = (until: MutedUntil): Conversation['muted_until'] =>
  until instanceof Date ? toTimestamp(until) : until === null ? null : 'always';
