import type { FileType } from '@common-roof/contracts';

/** In which the first words of a file that say what it is are looked for. */
const HEAD_BYTES = 128;

const EBML = '\u001a\u0045\u00df\u00a3';
const ISO_BRANDS = /^(?:M4A |M4B |mp4[12]|isom|iso[2-9]|dash|msnv)/;

/**
 * Detects an accepted file by its first bytes, whatever the sender claims; null for any other. What a browser records
 * is Opus in WebM or Ogg, or AAC in MP4.
 */
export function fileTypeOf(bytes: Uint8Array): FileType | null {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));
  if (/^%PDF-\d\.\d/.test(head)) return 'application/pdf';
  if (head.startsWith(EBML) && head.includes('webm')) return 'audio/webm';
  if (head.startsWith('OggS') && head.includes('OpusHead')) return 'audio/ogg';
  if (head.startsWith('ftyp', 4) && ISO_BRANDS.test(head.slice(8))) return 'audio/mp4';
  return null;
}
