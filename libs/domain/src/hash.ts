/**
 * Returns a number from 0 to 2³² − 1 that is always the same for a text: repeatable dice (FNV-1a, mixed as in
 * MurmurHash3). It isn't secure, because anyone who picks the text picks the number.
 */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
