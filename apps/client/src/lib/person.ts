interface Named {
  first_name: string;
  last_name: string;
}

export const fullName = (person: Named): string => `${person.first_name} ${person.last_name}`.trim();

/** Returns the first letter as people see it, which may be several code points. */
function firstLetter(word: string): string {
  const [letter] = new Intl.Segmenter().segment(word);
  return (letter?.segment ?? '').toUpperCase();
}

export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return (firstLetter(first) || '?') + firstLetter(last);
}

/** Returns a stable number for an id, for drawings and colours that look the same everywhere. */
export function numberOf(id: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 16_777_619);
  return hash >>> 0;
}
