import { type Characteristic, findAdverseWording, needsReading } from '@common-roof/domain';
import { filled, type WholeSentence } from '@common-roof/words';

import { DomainError, type FieldError } from '#kernel/errors/domain-error.ts';

const ABOUT: Record<Characteristic, WholeSentence> = {
  race: 'their origin or skin colour',
  nationality: 'their nationality or language',
  religion: 'their religion',
  sex: 'their sex',
  family: 'their family',
  disability: 'a disability or their health',
  age: 'their age',
  orientation: 'their sexual orientation',
  income: 'the source of their income',
};

export interface Worded {
  readonly title: string;
  readonly text: string;
  readonly questions: readonly { readonly text: string }[];
}

const fieldsOf = ({ title, text, questions }: Worded): [string, string][] => [
  ['title', title],
  ['text', text],
  ...questions.map((question, at): [string, string] => [`questions.${String(at)}.text`, question.text]),
];

export const sameWords = (one: Worded, other: Worded): boolean =>
  JSON.stringify(fieldsOf(one)) === JSON.stringify(fieldsOf(other));

export const hasNotes = (ad: Worded): boolean =>
  fieldsOf(ad).some(([, text]) => needsReading(findAdverseWording(text)));

/**
 * Nothing is forbidden here: an author who confirms that they have read the notes may publish what they wrote.
 * @throws 422 naming every finding, unless the notes were read
 */
export function requireNotesRead(ad: Worded, read: boolean): void {
  if (read || !hasNotes(ad)) return;
  const errors = fieldsOf(ad).flatMap(([path, text]) =>
    findAdverseWording(text)
      .filter(({ sharedLiving }) => !sharedLiving)
      .map(({ words, characteristic }): FieldError => ({
        path,
        message: filled('“{words}” may exclude people because of {characteristic}.', {
          words,
          characteristic: [ABOUT[characteristic]],
        }),
      })),
  );
  throw new DomainError('rule_violated', {
    detail: 'Some wording may exclude people. Read the notes, then change the text or confirm it.',
    errors,
  });
}
