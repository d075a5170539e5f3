import type { SplitFault, UsualSplitFault } from '@common-roof/domain';

import { type DomainError, unacceptable } from '#kernel/errors/domain-error.ts';

/** Returns the refusal of a split, of one entry or of the house, that has a fault. */
export function splitRefusal(fault: SplitFault | UsualSplitFault): DomainError {
  switch (fault) {
    case 'nobody':
      return unacceptable('split', 'Choose who shares it.');
    case 'twice':
      return unacceptable('split', 'Name everyone once.');
    case 'percent_sum':
      return unacceptable('split', 'The percentages have to add up to 100.');
    case 'exact_sum':
      return unacceptable('split', 'The amounts have to add up to the price.');
    case 'too_fine':
      return unacceptable('split', 'Use whole percentages for bills.');
  }
}
