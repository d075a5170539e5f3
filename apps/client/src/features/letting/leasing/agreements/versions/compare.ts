import { type AgreementDocument, linesOf } from '@common-roof/domain';

import { type ComparedLine, compareLines } from '#ui/compare-lines.ts';

/** Compares two agreement texts line by line. */
export const compare = (before: AgreementDocument, after: AgreementDocument): readonly ComparedLine[] =>
  compareLines(linesOf(before), linesOf(after));
