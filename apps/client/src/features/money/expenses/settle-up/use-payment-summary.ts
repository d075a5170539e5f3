import type { SettleUpPayment } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { formatMoney } from '#lib/money.ts';
import { useReader } from '#session/use-reader.ts';

interface Said {
  /** The reader's part in it; null: it is between others. */
  readonly side: 'from' | 'to' | null;
  /** The payment as a sentence. */
  readonly sentence: string;
  /** Parameters of further sentences: the amount, and the other person. */
  readonly words: { readonly amount: string; readonly name: string };
}

/** Returns the texts of a payment for the reader. */
export function usePaymentSummary(): (payment: SettleUpPayment) => Said {
  const { t, i18n } = useTranslation();
  const { id } = useReader();
  return ({ from, to, state, amount: sum, currency }) => {
    const amount = formatMoney(sum, currency, i18n.language);
    const isPaid = state === 'paid';
    const isOver = state === 'confirmed' || state === 'undone';
    const names = { from: from.first_name, to: to.first_name, amount };
    if (from._id === id) {
      const words = { amount, name: to.first_name };
      const said = t(isPaid ? 'settleUp.youPaid' : 'settleUp.youPay', words);
      return { side: 'from', words, sentence: isOver ? t('settleUp.settledByYou', names) : said };
    }
    const words = { amount, name: from.first_name };
    if (to._id === id) {
      const said = t(isPaid ? 'settleUp.paidYou' : 'settleUp.paysYou', words);
      return { side: 'to', words, sentence: isOver ? t('settleUp.settledToYou', names) : said };
    }
    const said = isOver ? 'settleUp.settled' : isPaid ? 'settleUp.paid' : 'settleUp.pays';
    return { side: null, words, sentence: t(said, names) };
  };
}
