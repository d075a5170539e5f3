import { filled, isSentence } from '@common-roof/words';

import { unacceptable } from '#kernel/errors/domain-error.ts';

const MIN_SCORE = 3;
/** Estimating a longer text takes longer and tells no more. */
const ESTIMATED_LENGTH = 64;
const PRODUCT_WORDS = ['common roof', 'commonroof', 'common-roof', 'roomie', 'homeowner', 'neatkeeper'];

/**
 * Checks that a new password is hard to guess even for an attacker who knows the product and the person.
 * @param field the body's field, for the response
 * @throws 422 with advice
 */
export async function requireStrongPassword(
  password: string,
  about: readonly string[],
  field = 'new_password',
): Promise<void> {
  const known = [...PRODUCT_WORDS, ...about.filter((word) => word.length > 2)];
  const plain = password.normalize('NFKC').toLowerCase();
  if (known.some((word) => plain.includes(word.toLowerCase()))) {
    throw unacceptable(field, 'Leave out your name, your e-mail address and the name of this product.');
  }
  // Its dictionaries take 60 MB and most of a second, and the worker never needs them.
  const { estimator } = await import('./password-estimator.ts');
  const { score, feedback } = estimator.check(password.slice(0, ESTIMATED_LENGTH), known);
  if (score < MIN_SCORE) {
    // The estimator's own sentences, one for each reason it found.
    const advice = [feedback.warning ?? '', ...feedback.suggestions].filter(isSentence);
    throw unacceptable(field, filled('That is too easy to guess. {advice}', { advice }));
  }
}
