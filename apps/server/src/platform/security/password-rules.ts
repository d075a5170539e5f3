import { filled, isSentence } from '@common-roof/words';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';

import { unacceptable } from '../http/domain-error.ts';

const MIN_SCORE = 3;
/** Estimating a longer text takes longer than it tells. */
const ESTIMATED_LENGTH = 64;
const PRODUCT_WORDS = ['common roof', 'commonroof', 'common-roof', 'roomie', 'homeowner', 'neatkeeper'];

const estimator = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
  translations: english.translations,
});

/**
 * A new password must be hard to guess even with knowledge of the product and the person.
 * @param field the body's field, for the answer
 * @throws 422 with advice
 */
export function requireStrongPassword(password: string, about: readonly string[], field = 'new_password'): void {
  const known = [...PRODUCT_WORDS, ...about.filter((word) => word.length > 2)];
  const plain = password.normalize('NFKC').toLowerCase();
  if (known.some((word) => plain.includes(word.toLowerCase()))) {
    throw unacceptable(field, 'Leave out your name, your e-mail address and the name of this product.');
  }
  const { score, feedback } = estimator.check(password.slice(0, ESTIMATED_LENGTH), known);
  if (score < MIN_SCORE) {
    // The estimator's own sentences, of which there are as many as it has found reasons.
    const advice = [feedback.warning ?? '', ...feedback.suggestions].filter(isSentence);
    throw unacceptable(field, filled('That is too easy to guess. {advice}', { advice }));
  }
}
