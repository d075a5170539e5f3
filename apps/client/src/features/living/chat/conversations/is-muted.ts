import type { Conversation } from '@common-roof/contracts';

/** Whether the reader gets no alerts about a conversation now. */
export const isMuted = ({ muted_until: until }: Pick<Conversation, 'muted_until'>): boolean =>
  until === 'always' || (until !== null && Date.parse(until) > Date.now());
