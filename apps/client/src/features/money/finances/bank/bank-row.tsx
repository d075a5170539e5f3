import type { BankEntry } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import { showOutcome } from '#api/show-outcome.ts';
import { showRefusal } from '#api/show-refusal.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { dot } from '#lib/direction.ts';
import { formatMoney } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { showUndo } from '#ui/show-undo.tsx';
import { useEnterBankEntryMutation, useIgnoreBankEntryMutation } from './bank-api.ts';
import { BankMatchNote } from './bank-match.tsx';

interface BankRowProps {
  entry: BankEntry;
  /** Opens the choice of a person. */
  onChoose: () => void;
}

/** An entry of a bank statement, with what can be done with it. */
export function BankRow({ entry, onChoose }: BankRowProps) {
  const { t, i18n } = useTranslation();
  const amount = formatMoney(entry.amount, entry.currency, i18n.language);
  const payer = entry.payer === '' ? t('bank.unknownPayer') : entry.payer;
  const about = [
    day(entry.booked_on, i18n.language),
    ...(entry.text === '' ? [] : [entry.text]),
    ...(entry.account_end === '' ? [] : [t('bank.account', { end: entry.account_end })]),
  ];
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        px: { xs: 2, sm: 3 },
        py: 2,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{payer}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {about.join(dot())}
        </Typography>
      </Box>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', fontWeight: 600 }}>
        {amount}
      </Typography>
      <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1 }}>
        {entry.payment === null ? (
          <OpenEntry entry={entry} amount={amount} payer={payer} onChoose={onChoose} />
        ) : (
          <Typography variant="body2" component={Link} to={paths.roomie(entry.payment.roomie._id)} color="primary">
            {t('bank.enteredFor', { name: entry.payment.roomie.name, house: entry.payment.house.name })}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

interface OpenEntryProps extends BankRowProps {
  amount: string;
  payer: string;
}

function OpenEntry({ entry, amount, payer, onChoose }: OpenEntryProps) {
  const { t } = useTranslation();
  const [enter, { isLoading }] = useEnterBankEntryMutation();
  const [ignore] = useIgnoreBankEntryMutation();
  const params = { id: entry._id };
  const isIgnored = entry.ignored_at !== null;
  const match = entry.certainty === 'none' ? undefined : entry.matches[0];
  const setIgnored = (ignored: boolean) => ignore({ params, body: { ignored } });
  const leave = async (): Promise<void> => {
    const { error } = await setIgnored(true);
    if (error !== undefined) {
      showRefusal(error);
      return;
    }
    void showUndo({
      message: t('bank.ignoredDone', { amount }),
      undo: t('bank.undo'),
      id: entry._id,
      onUndo: () => void showOutcome(setIgnored(false), t('bank.backDone', { amount })),
    });
  };
  if (isIgnored) {
    return (
      <Box>
        <Button size="small" onClick={() => void showOutcome(setIgnored(false), t('bank.backDone', { amount }))}>
          {t('bank.back')}
        </Button>
      </Box>
    );
  }
  return (
    <>
      <BankMatchNote entry={entry} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {match && (
          <Button
            variant="outlined"
            loading={isLoading}
            aria-label={t('bank.enterOf', { amount, payer })}
            onClick={() => {
              const { roomie, house, payment } = match;
              const body = { roomie_id: roomie._id, house_id: house._id, payment_id: payment?._id ?? null };
              void showOutcome(enter({ params, body }), t('bank.done', { amount, name: roomie.name }));
            }}
          >
            {t('bank.enter')}
          </Button>
        )}
        <Button
          variant={match ? 'text' : 'outlined'}
          aria-label={t(match ? 'bank.otherOf' : 'bank.chooseOf', { amount })}
          onClick={onChoose}
        >
          {t(match ? 'bank.other' : 'bank.choose')}
        </Button>
        <Button color="inherit" aria-label={t('bank.ignoreOf', { amount, payer })} onClick={() => void leave()}>
          {t('bank.ignore')}
        </Button>
      </Box>
    </>
  );
}
