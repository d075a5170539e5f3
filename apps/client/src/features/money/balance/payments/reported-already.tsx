import type { ReportedPayment } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

import { tellOutcome } from '../../../../api/tell-outcome.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { day } from '../../../../lib/dates.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { useConfirmReportedMutation } from './payments-api.ts';

interface ReportedAlreadyProps {
  reported: ReportedPayment;
  name: string;
  onConfirmed: () => void;
}

/** Above the form of a payment: the roomie has reported one that still waits, which would otherwise count twice. */
export function ReportedAlready({ reported, name, onConfirmed }: ReportedAlreadyProps) {
  const { t, i18n } = useTranslation();
  const [confirm, { isLoading }] = useConfirmReportedMutation();
  const amount = formatMoney(reported.amount, reported.currency, i18n.language);
  const told = { name, amount, day: day(reported.paid_on, i18n.language) };
  const arrived = async (): Promise<void> => {
    const answer = confirm({ params: { id: reported._id }, body: { version: reported.version } });
    if (await tellOutcome(answer, t('money.reported.confirmed', told))) onConfirmed();
  };
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" loading={isLoading} onClick={() => void arrived()}>
          {t('money.reported.confirm')}
        </Button>
      }
    >
      {t('money.reported.already', told)}
    </Alert>
  );
}
