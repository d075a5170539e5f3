import { diffArrays, diffWordsWithSpace } from 'diff';

/** A run of text that stayed, came or went. */
export interface Part {
  readonly text: string;
  readonly change: 'same' | 'added' | 'removed';
}
/** A paragraph, heading or item, as it reads now beside how it read before. */
export type ComparedLine = readonly Part[];

/** What is different between two texts, line by line and in each line word by word. */
export function compareLines(before: readonly string[], after: readonly string[]): readonly ComparedLine[] {
  const lines: ComparedLine[] = [];
  let gone: string[] = [];
  const lose = (): void => {
    lines.push(...gone.map((text) => [{ text, change: 'removed' } as const]));
    gone = [];
  };
  for (const { value, added, removed } of diffArrays([...before], [...after])) {
    if (removed) {
      lose();
      gone = value;
    } else if (added) {
      // A line that took the place of another is compared with it.
      lines.push(...value.map((text, at): ComparedLine => lineBeside(gone[at], text)));
      gone = gone.slice(value.length);
      lose();
    } else {
      lose();
      lines.push(...value.map((text) => [{ text, change: 'same' } as const]));
    }
  }
  lose();
  return lines;
}

function lineBeside(before: string | undefined, after: string): ComparedLine {
  if (before === undefined) return [{ text: after, change: 'added' }];
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    text: value,
    change: added ? 'added' : removed ? 'removed' : 'same',
  }));
}

export interface Passage {
  readonly lines: readonly ComparedLine[];
  /** It stayed as it was, and is long enough to be passed over. */
  readonly isFolded: boolean;
}

/** Lines that stay on either side of a change, to find one's way. */
const AROUND = 1;
/** Fewer are read faster than unfolded. */
const WORTH_FOLDING = 3;

const stayed = (line: ComparedLine): boolean => line.every(({ change }) => change === 'same');

/** The lines in passages: what changed with what stands beside it, and between these what stayed. */
export function passagesOf(lines: readonly ComparedLine[]): readonly Passage[] {
  const isNear = lines.map((_, at) =>
    lines.slice(Math.max(0, at - AROUND), at + AROUND + 1).some((line) => !stayed(line)),
  );
  const passages: { lines: ComparedLine[]; isFolded: boolean }[] = [];
  for (const [at, line] of lines.entries()) {
    const isFolded = !(isNear[at] ?? false);
    const last = passages.at(-1);
    if (last?.isFolded === isFolded) last.lines.push(line);
    else passages.push({ lines: [line], isFolded });
  }
  return passages.map((passage) => ({
    ...passage,
    isFolded: passage.isFolded && passage.lines.length >= WORTH_FOLDING,
  }));
}
