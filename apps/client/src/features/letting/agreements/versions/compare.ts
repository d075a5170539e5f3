import { type AgreementDocument, linesOf } from '@common-roof/domain';
import { diffArrays, diffWordsWithSpace } from 'diff';

/** A run of text that stayed, came or went. */
export interface Part {
  readonly text: string;
  readonly change: 'same' | 'added' | 'removed';
}
/** A paragraph, heading or item, as it reads now beside how it read before. */
export type ComparedLine = readonly Part[];

/** What is different between two texts, line by line and in each line word by word. */
export function compare(before: AgreementDocument, after: AgreementDocument): readonly ComparedLine[] {
  const lines: ComparedLine[] = [];
  let gone: string[] = [];
  const lose = (): void => {
    lines.push(...gone.map((text) => [{ text, change: 'removed' } as const]));
    gone = [];
  };
  for (const { value, added, removed } of diffArrays([...linesOf(before)], [...linesOf(after)])) {
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
