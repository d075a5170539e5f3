/** Counts characters as people and the server do: code points, not UTF-16 units. */
export function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

export type TextPart = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string };

const URL_PATTERN = /https?:\/\/[^\s<>"']+/gi;
const TRAILING = /[.,;:!?)\]}]+$/;

/** Splits a message into text and links. Only http and https become links; closing punctuation stays outside. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  const addText = (until: number): void => {
    if (until > from) parts.push({ kind: 'text', text: text.slice(from, until) });
  };
  for (const match of text.matchAll(URL_PATTERN)) {
    const found = match[0].replace(TRAILING, '');
    if (!URL.canParse(found)) continue;
    addText(match.index);
    parts.push({ kind: 'link', text: found, href: new URL(found).href });
    from = match.index + found.length;
  }
  addText(text.length);
  return parts;
}
