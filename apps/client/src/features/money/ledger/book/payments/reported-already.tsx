import type { ReportedPayment } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

import { useTranslation } from '#i18n/use-translation.ts';
import { useArrived } from './use-arrived.ts';

interface ReportedAlreadyProps {
  reported: ReportedPayment;
  name: string;
  onConfirmed: () => void;
}

/** Warns above a payment form that the roomie has an open report, which would otherwise count twice. */
export function ReportedAlready({ reported, name, onConfirmed }: ReportedAlreadyProps) {
  const { t } = useTranslation();
  const { told, arrived, isConfirming } = useArrived(reported, name);
  const confirm = async (): Promise<void> => {
    if (await arrived()) onConfirmed();
  };
  return (
    <Alert
      severity="info"
      // On a phone the button is below the text.
      sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 200px' } }}
      action={
        <Button color="inherit" loading={isConfirming} onClick={() => void confirm()}>
          {t('money.reported.confirm')}
        </Button>
      }
    >
      {t('money.reported.already', told)}
    </Alert>
  );
}
