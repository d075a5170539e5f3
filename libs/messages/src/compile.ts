import compile from 'icu-minify/compile';

import type { Message } from './format.ts';

/** Returns a part as written, if it is plain text or a value. */
function asWritten(part: unknown): string | undefined {
  if (typeof part === 'string') return part;
  return Array.isArray(part) && part.length === 1 ? `{${String(part[0])}}` : undefined;
}

/**
 * Compiles a text in ICU MessageFormat to data. A text with nothing but values stays as it is written, because that is
 * the smallest form. @throws SyntaxError for a text that isn't well-formed
 */
export function compileMessage(text: string): Message {
  const compiled = compile(text);
  const parts = typeof compiled === 'string' ? [compiled] : compiled;
  return parts.every((part) => asWritten(part) !== undefined) && parts.map(asWritten).join('') === text ? text : parts;
}
