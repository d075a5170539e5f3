import { type AgreementDocument, linesOf } from '@common-roof/domain';

import { type ComparedLine, compareLines } from '../../../../ui/compare-lines.ts';

/** What is different between two texts of agreements. */
export const compare = (before: AgreementDocument, after: AgreementDocument): readonly ComparedLine[] =>
  compareLines(linesOf(before), linesOf(after));
