/**
 * Decodes a file of text by its byte order mark. Without one, tries UTF-8 and then the encoding of spreadsheets on
 * Windows. Undefined: it isn't text.
 */
export function decodeText(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return textIn('utf-16le', bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return textIn('utf-16be', bytes);
  const text = textIn('utf-8', bytes) ?? textIn('windows-1252', bytes);
  // No table contains null characters: it is an image, an archive, or another encoding.
  return text?.includes('\0') === true ? undefined : text;
}

function textIn(encoding: string, bytes: Buffer): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
