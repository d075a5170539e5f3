/** Code units before the first match, and in all: two lines beside a photo on a phone, three on a desktop. */
const LEAD = 40;
const LENGTH = 160;

export interface Excerpt {
  excerpt: string;
  /** Ranges of matches in the excerpt, in UTF-16 code units. */
  matches: { start: number; end: number }[];
}

const LETTER = String.raw`[\p{L}\p{N}\p{M}]`;
const SPECIAL = /[.*+?^${}()|[\]\\]/g;

/** Finds whole words. The longest comes first, because the first alternative that fits is taken. */
function findWords(text: string, words: readonly string[]): { start: number; end: number }[] {
  if (words.length === 0) return [];
  const each = [...words].sort((a, b) => b.length - a.length).map((word) => word.replace(SPECIAL, String.raw`\$&`));
  const whole = new RegExp(`(?<!${LETTER})(?:${each.join('|')})(?!${LETTER})`, 'gu');
  return [...text.matchAll(whole)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
}

/** Moves a cut to the next space, if one is near, and never between the halves of a character. */
function cutAt(text: string, at: number): number {
  if (at <= 0 || at >= text.length) return Math.max(0, Math.min(at, text.length));
  const space = text.indexOf(' ', at);
  if (space !== -1 && space - at < LEAD / 2) return space;
  const isLowSurrogate = /[\udc00-\udfff]/.test(text.charAt(at));
  return isLowSurrogate ? at + 1 : at;
}

/** Returns the part of a text around the first of the words, on one line, and where the words are in it. */
export function excerptOf(text: string, words: readonly string[]): Excerpt {
  const line = text.replace(/\s/g, ' ');
  const found = findWords(line, words);
  const first = found[0]?.start ?? 0;
  const isShort = line.length <= LENGTH;
  const cut = isShort || first <= LEAD ? 0 : Math.min(cutAt(line, first - LEAD), first);
  const from = line.charAt(cut) === ' ' ? cut + 1 : cut;
  const to = isShort ? line.length : cutAt(line, from + LENGTH);
  const before = from > 0 ? '…' : '';
  const shift = before.length - from;
  return {
    excerpt: `${before}${line.slice(from, to)}${to < line.length ? '…' : ''}`,
    matches: found
      .filter(({ start, end }) => start >= from && end <= to)
      .map(({ start, end }) => ({ start: start + shift, end: end + shift })),
  };
}
