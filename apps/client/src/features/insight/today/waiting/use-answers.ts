import type { WaitingItem } from '@common-roof/contracts';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { formatMoney } from '#lib/money.ts';
import { useReader } from '#session/use-reader.ts';
import { type Answer, answersTo } from './answers.ts';
import { useLine } from './use-line.ts';
import { useAnswerQuestionMutation } from './waiting-api.ts';

/** A question as its reader sees it, and the answers that can be given in place. */
export interface AnsweredInPlace {
  readonly line: string;
  /** The house and the deadline. */
  readonly aside: string;
  readonly answers: readonly Answer[];
  readonly label: (answer: Answer) => string;
  /** @returns whether it was accepted */
  readonly give: (answer: Answer) => Promise<boolean>;
  readonly isLoading: boolean;
}

export function useAnswers(item: WaitingItem): AnsweredInPlace {
  const { t, i18n } = useTranslation();
  const { id: me } = useReader();
  const lineOf = useLine();
  const [answer, { isLoading }] = useAnswerQuestionMutation();
  const { line, aside } = lineOf(item);
  const { amount, currency } = item;
  return {
    line,
    aside,
    answers: answersTo(item, me),
    label: ({ label }) =>
      label === 'right'
        ? t('waiting.answer.right', { amount: formatMoney(amount ?? '', currency ?? '', i18n.language) })
        : t(`waiting.answer.${label}`),
    give: ({ send }) => showOutcome(answer(send), t('waiting.done', { line })),
    isLoading,
  };
}
