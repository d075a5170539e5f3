import { LIMITS } from '@common-roof/contracts';

/** What a device calls a file may be what the server refuses: longer, or with characters that nobody sees. */
export function pdfNameOf(given: string): string {
  const name = given
    .replace(/[\p{Cc}\p{Cf}/\\]/gu, '')
    .replace(/\.pdf$/i, '')
    .trim();
  return `${
    Array.from(name)
      .slice(0, LIMITS.fileName - 4)
      .join('') || 'Document'
  }.pdf`;
}
