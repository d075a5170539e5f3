/**
 * Limits of one body. The largest that the product itself sends, a house with fifty rooms, has a tenth of the parts.
 */
export const JSON_LIMITS = { depth: 20, parts: 10_000 } as const;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/**
 * Which limit the shape of a JSON text exceeds, found without parsing it: how deep brackets are nested, and how many
 * values and keys it has. Of a text that is no JSON it says something bounded, and the parser says the rest.
 */
export function measureJson(text: Buffer): keyof typeof JSON_LIMITS | null {
  let depth = 0;
  let parts = 0;
  for (let at = 0; at < text.length; at += 1) {
    const byte = text[at] ?? 0;
    if (byte === QUOTE) {
      at = endOfString(text, at);
    } else if (OPENING.has(byte)) {
      depth += 1;
      if (depth > JSON_LIMITS.depth) return 'depth';
    } else if (CLOSING.has(byte)) {
      depth -= 1;
    } else if (byte === COMMA || byte === COLON) {
      parts += 1;
      if (parts > JSON_LIMITS.parts) return 'parts';
    }
  }
  return null;
}

/** Where the string that begins at `start` ends; pictures are strings of megabytes, so not byte by byte. */
function endOfString(text: Buffer, start: number): number {
  for (let quote = text.indexOf(QUOTE, start + 1); quote >= 0; quote = text.indexOf(QUOTE, quote + 1)) {
    let slashes = 0;
    while (text[quote - 1 - slashes] === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return quote;
  }
  return text.length;
}
