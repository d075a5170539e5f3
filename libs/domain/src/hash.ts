/**
 * A number from 0 to 2³² − 1 that a text always has, and that says nothing else about it: a throw of dice that can be repeated
 * (FNV-1a, mixed as by MurmurHash3). Whoever chooses the text chooses the number: it protects nothing.
 */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
