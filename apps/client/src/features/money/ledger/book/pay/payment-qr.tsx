import { type BankDetails, paymentCode } from '@common-roof/domain/payment-code';

import { QrCode } from '#ui/qr-code.tsx';

interface PaymentQrProps {
  to: BankDetails;
  cents: number;
  reference: string;
  label: string;
}

/** The code of a transfer in euros. */
export function PaymentQr({ to, cents, reference, label }: PaymentQrProps) {
  return <QrCode text={paymentCode(to, cents, reference)} label={label} />;
}
