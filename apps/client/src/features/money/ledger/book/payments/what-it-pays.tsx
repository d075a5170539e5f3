import type { OpenDue } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { formatMoney } from '#lib/money.ts';
import { useAbout } from '#features/money/ledger/book/use-about.ts';
import { paidBy } from './paid-by.ts';

interface WhatItPaysProps {
  /** A wire amount. */
  amount: string;
  currency: string;
  /** The open dues, oldest first. */
  open: readonly OpenDue[];
}

/** Previews what a payment would pay. */
export function WhatItPays({ amount, currency, open }: WhatItPaysProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const about = useAbout('theirs');
  const money = (sum: string): string => formatMoney(sum, currency, i18n.language);
  const { parts, rest } = paidBy(amount, open, currency);
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} sx={{ fontWeight: 650 }}>
        {t('money.pay.pays')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {parts.map(({ due, amount: paid, isAll }) => (
          <li key={due._id}>
            {t(isAll ? 'money.pay.whole' : 'money.pay.part', {
              what: about({ ...due, currency }).title,
              amount: money(paid),
              left: money(due.left),
            })}
          </li>
        ))}
        {Number(rest) > 0 && <li>{t('money.pay.rest', { amount: money(rest) })}</li>}
      </Box>
    </Box>
  );
}
