import type { HouseBalance } from '@common-roof/contracts';
import { fromWireMoney, toWireMoney } from '@common-roof/domain/money';
import { spacedIban } from '@common-roof/domain/payment-code';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { formatMoney, moneyToType, parseMoney } from '#lib/money.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { CopyText } from '#ui/copy-text.tsx';
import { PaymentQr } from './payment-qr.tsx';

interface PayDialogProps {
  balance: Pick<HouseBalance, 'currency' | 'reference'> & {
    house: Pick<HouseBalance['house'], 'name'>;
    pay_to: NonNullable<HouseBalance['pay_to']>;
  };
  /** The amount due to the homeowner by today, as a wire amount. */
  due: string;
  onClose: () => void;
}

/** A copyable detail of the transfer. */
function Line({ label, shown, copied }: { label: string; shown: string; copied?: string }) {
  const { t } = useTranslation();
  return (
    <div>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography
        component="dd"
        sx={{
          display: 'flex',
          gap: 1,
          alignItems: 'center',
          justifyContent: 'space-between',
          m: 0,
          mt: -1,
          overflowWrap: 'anywhere',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {shown}
        <CopyText text={copied ?? shown} label={t('money.transfer.copy', { what: label })} />
      </Typography>
    </div>
  );
}

/** The details of a transfer to the homeowner, and a code for banking apps; nothing is paid here. */
export function PayDialog({ balance, due, onClose }: PayDialogProps) {
  const { t, i18n } = useTranslation();
  const titleId = useId();
  const { currency, pay_to: to, reference, house } = balance;
  const [typed, setTyped] = useState(() => moneyToType(due, currency, i18n.language));
  const amount = parseMoney(typed, currency);
  const minor = amount === null ? 0 : fromWireMoney(amount, currency);
  const wire = toWireMoney(minor, currency);
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('money.transfer.heading', { house: house.name })}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          <AmountField
            label={t('money.transfer.amount')}
            currency={currency}
            value={typed}
            wrong={t('money.transfer.wrong')}
            onChange={setTyped}
          />
          {currency === 'EUR' && minor > 0 && (
            <Box sx={{ textAlign: 'center' }}>
              <PaymentQr
                to={to}
                cents={minor}
                reference={reference}
                label={t('money.transfer.code', { amount: formatMoney(wire, currency, i18n.language) })}
              />
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t('money.transfer.scan')}
              </Typography>
            </Box>
          )}
          <Stack component="dl" spacing={0.5} sx={{ m: 0 }}>
            <Line label={t('money.bank.holder')} shown={to.holder} />
            <Line label={t('money.bank.iban')} shown={spacedIban(to.iban)} copied={to.iban} />
            <Line label={t('money.transfer.reference')} shown={reference} />
          </Stack>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('money.transfer.then')}
          </Typography>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('money.transfer.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
