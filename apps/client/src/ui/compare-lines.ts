import { diffArrays, diffWordsWithSpace } from 'diff';

/** A run of unchanged, removed or added text. */
export interface Part {
  readonly text: string;
  readonly change: 'same' | 'added' | 'removed';
}
/** A paragraph, heading or item with its changes. */
export type ComparedLine = readonly Part[];

/** Compares two texts line by line, and changed lines word by word. */
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
      // A line that replaced another is compared with it.
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
  /** Whether it is unchanged and long enough to be collapsed. */
  readonly isFolded: boolean;
}

/** Unchanged lines shown around a change, for context. */
const AROUND = 1;
/** Fewer lines are read faster than expanded. */
const WORTH_FOLDING = 3;

const stayed = (line: ComparedLine): boolean => line.every(({ change }) => change === 'same');

/** Groups lines into passages: changes with their context, and unchanged text between them. */
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
