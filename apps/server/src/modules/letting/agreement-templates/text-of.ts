import type { Placeholder } from '@common-roof/contracts';
import { linesOf, placeholdersIn } from '@common-roof/domain';
import { filled } from '@common-roof/words';

import { unacceptable } from '../../../platform/http/domain-error.ts';
import { documentOf, writtenDown } from './agreement-html.ts';

/** What is kept of a text. @throws 422 where nothing is left of it, it is too much, or a placeholder is none */
export function textOf(html: string): string {
  const document = documentOf(html);
  if (linesOf(document).every((line) => line.trim() === '')) throw unacceptable('agreement', 'must not be empty');
  const [unknown] = placeholdersIn(document).unknown;
  if (unknown !== undefined) {
    throw unacceptable('agreement', filled('has {written}, which is no placeholder', { written: unknown }));
  }
  return writtenDown(document);
}

/** Placeholders in a text as it is kept. Without two braces side by side there is none, and nothing has to be read. */
export const missingIn = (kept: string): readonly Placeholder[] =>
  kept.includes('{{') ? placeholdersIn(documentOf(kept)).known : [];
