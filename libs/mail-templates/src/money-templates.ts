import { hello, inEveryLanguage } from './layout.ts';

interface PaymentReceipt {
  readonly firstName: string;
  readonly homeowner: string;
  readonly house: string;
  /** ISO date. */
  readonly day: string;
  /** Minor units, and an ISO 4217 code. */
  readonly amount: { readonly minor: number; readonly currency: string };
}

/** To the payer; the receipt is attached. */
export const paymentReceipt = inEveryLanguage<PaymentReceipt>({
  en: (data, reader) => {
    const amount = reader.money(data.amount.minor, data.amount.currency);
    return {
      subject: `Receipt: ${amount} for ${data.house}`,
      greeting: hello.en(data),
      paragraphs: [
        `${data.homeowner} entered your payment of ${amount} for ${data.house}, paid on ${reader.day(data.day)}.`,
        'The receipt is attached.',
      ],
    };
  },
  de: (data, reader) => {
    const amount = reader.money(data.amount.minor, data.amount.currency);
    return {
      subject: `Zahlungsbeleg: ${amount} für ${data.house}`,
      greeting: hello.de(data),
      paragraphs: [
        `${data.homeowner} hat deine Zahlung über ${amount} für ${data.house} eingetragen, gezahlt am ${reader.day(data.day)}.`,
        'Der Beleg ist angehängt.',
      ],
    };
  },
});
