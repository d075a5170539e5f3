import type { addApplicant, ParsedInput } from '@common-roof/contracts';
import { filled } from '@common-roof/words';

import { unacceptable } from '#kernel/errors/domain-error.ts';
import type { PublicAdRow } from './ads.repository.ts';

type Answers = ParsedInput<typeof addApplicant>['body']['answers'];

/** @throws 422 for an answer to a question that the ad does not ask, or for a required answer that is missing */
export function answersTo(ad: Pick<PublicAdRow, 'questions'>, given: Answers): { question: string; answer: string }[] {
  const left = new Map(given.map(({ question_id, answer }) => [question_id, answer.trim()]));
  const answers = ad.questions.map(({ id, text, required }) => {
    const answer = left.get(id) ?? '';
    left.delete(id);
    if (required && answer === '')
      throw unacceptable(`answers.${id}`, filled('Please answer: {question}', { question: text }));
    return { question: text, answer };
  });
  if (left.size > 0)
    throw unacceptable('answers', 'The questions have changed. Reload the page and answer them again.');
  return answers.filter(({ answer }) => answer !== '');
}
