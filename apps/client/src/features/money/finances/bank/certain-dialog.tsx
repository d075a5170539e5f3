import type { BankEntry } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { showError, tell } from '#lib/alerts.ts';
import { day } from '#lib/dates.ts';
import { dot } from '#lib/direction.ts';
import { formatMoney } from '#lib/money.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useEnterBankEntriesMutation } from './bank-api.ts';
import { BankMatchNote } from './bank-match.tsx';

/** Shows what is certain and enters it. It keeps what it was opened for. */
export function CertainDialog({ entries, onClose }: { entries: readonly BankEntry[]; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const [shown] = useState(entries);
  const [enter] = useEnterBankEntriesMutation();
  const body = shown.flatMap(({ _id, matches: [match] }) =>
    match === undefined
      ? []
      : [
          {
            entry_id: _id,
            roomie_id: match.roomie._id,
            house_id: match.house._id,
            payment_id: match.payment?._id ?? null,
          },
        ],
  );
  return (
    <FormDialog
      title={t('bank.all.heading')}
      text={t('bank.all.text')}
      submit={t('bank.all.submit', { count: body.length })}
      schema={({ enterBankEntries }) => enterBankEntries.body}
      values={{ entries: body }}
      send={(all) => enter({ body: all })}
      onDone={({ entered, refused }) => {
        if (entered.length > 0) tell(t('bank.all.done', { count: entered.length }));
        if (refused.length > 0) showError(t('bank.all.refused', { count: refused.length }));
        onClose();
      }}
      onClose={onClose}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {shown.map((entry) => (
          <Box component="li" key={entry._id}>
            <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
              <Typography sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
                {day(entry.booked_on, i18n.language)}
                {entry.payer === '' ? '' : `${dot()}${entry.payer}`}
              </Typography>
              <Typography sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
                {formatMoney(entry.amount, entry.currency, i18n.language)}
              </Typography>
            </Box>
            <BankMatchNote entry={entry} />
          </Box>
        ))}
      </Box>
    </FormDialog>
  );
}
