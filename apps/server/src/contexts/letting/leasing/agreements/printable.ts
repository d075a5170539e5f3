import { filled } from '@common-roof/words';

import { DomainError } from '#kernel/errors/domain-error.ts';

const MOST_NAMED = 5;

/**
 * Signed text is printed: a character that no font has is found before sending or signing, not on the sealed paper.
 * @throws 422 naming the characters
 */
export async function requirePrintable(text: string, path?: string): Promise<void> {
  const { unprintableIn } = await import('#kernel/documents/faces.ts');
  const missing = await unprintableIn(text);
  if (missing.length === 0) return;
  const detail = filled('These characters cannot be printed: {characters}. Write it without them.', {
    characters: missing.slice(0, MOST_NAMED).join(' '),
  });
  throw new DomainError('rule_violated', {
    detail,
    ...(path === undefined ? {} : { errors: [{ path, message: detail }] }),
  });
}
