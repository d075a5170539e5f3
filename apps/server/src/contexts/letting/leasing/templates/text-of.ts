import type { Placeholder } from '@common-roof/contracts';
import { linesOf, placeholdersIn } from '@common-roof/domain';
import { filled } from '@common-roof/words';

import { unacceptable } from '#kernel/errors/domain-error.ts';
import { documentOf, writtenDown } from './agreement-html.ts';

/** Returns the stored form of a text. @throws 422 when nothing remains, it is too long, or a placeholder is unknown */
export function textOf(html: string): string {
  const document = documentOf(html);
  if (linesOf(document).every((line) => line.trim() === '')) throw unacceptable('agreement', 'This can’t be empty.');
  const [unknown] = placeholdersIn(document).unknown;
  if (unknown !== undefined) {
    throw unacceptable(
      'agreement',
      filled('{written} isn’t a placeholder. Choose one from the list, or remove it.', { written: unknown }),
    );
  }
  return writtenDown(document);
}

/** Lists placeholders in a stored text. Without two adjacent braces there is none, and nothing is parsed. */
export const missingIn = (kept: string): readonly Placeholder[] =>
  kept.includes('{{') ? placeholdersIn(documentOf(kept)).known : [];
