/**
 * Returns the anchor of a heading as GitHub generates it. The site does the same, so that a link works in both places.
 */
export function slugOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
}
