import type { ReportedPayment } from '@common-roof/contracts';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { useConfirmReportedMutation } from './payments-api.ts';

/** The text of a reported payment, and the homeowner's confirmation that it arrived. */
export function useArrived(reported: ReportedPayment, name: string) {
  const { t, i18n } = useTranslation();
  const [confirm, { isLoading: isConfirming }] = useConfirmReportedMutation();
  const amount = formatMoney(reported.amount, reported.currency, i18n.language);
  const told = { name, amount, day: day(reported.paid_on, i18n.language) };
  const arrived = (): Promise<boolean> =>
    showOutcome(
      confirm({ params: { id: reported._id }, body: { version: reported.version } }),
      t('money.reported.confirmed', told),
    );
  return { told, arrived, isConfirming };
}
