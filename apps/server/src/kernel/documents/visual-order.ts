import type { Direction } from '@common-roof/contracts';
import bidiFactory, { type Bidi } from 'bidi-js';

// The types speak of a module with a default export; what Node gives an ES module is that export itself.
const bidi: Bidi = (bidiFactory as unknown as () => Bidi)();

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Whether a text has letters that are read from the right. */
export const isFromTheRight = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/**
 * Returns how deep each UTF-16 unit of a paragraph is embedded (odd: right to left); undefined if all of it runs left to
 * right.
 * @param direction of the paragraph, whatever it says
 */
export function levelsOf(text: string, direction: Direction): Uint8Array | undefined {
  if (direction === 'ltr' && !isFromTheRight(text)) return undefined;
  return bidi.getEmbeddingLevels(text, direction).levels;
}

/** What opens from the right opens the other way round. */
export function mirrored(text: string): string {
  return Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join('');
}

/** The pieces of one line from left to right: rule L2 of the Unicode Bidirectional Algorithm. */
export function visualOrder<Item extends { readonly level: number }>(items: readonly Item[]): readonly Item[] {
  const ordered = [...items];
  const highest = Math.max(0, ...items.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while (end < ordered.length && (ordered[end]?.level ?? 0) >= level) end += 1;
      if (end > start + 1) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  }
  return ordered;
}
