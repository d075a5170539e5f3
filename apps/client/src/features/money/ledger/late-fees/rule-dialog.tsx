import { type HouseLateFees, LATE_FEE_DAYS, LATE_FEE_KINDS } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { isPositive, moneyToSend, moneyToType } from '#lib/money.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { TextField } from '#ui/text-field.tsx';
import { useEndLateFeesMutation, useSetLateFeeRuleMutation } from './late-fees-api.ts';

interface RuleDialogProps {
  houseId: string;
  seen: HouseLateFees;
  onClose: () => void;
}

const isDays = (typed: string): boolean =>
  /^\d{1,2}$/.test(typed) && Number(typed) >= LATE_FEE_DAYS.min && Number(typed) <= LATE_FEE_DAYS.max;
const toPercent = (typed: string): string =>
  typed
    .trim()
    .replace(',', '.')
    .replace(/[\s\u00a0]*%$/, '');
const isPercent = (typed: string): boolean =>
  /^\d{1,3}(\.\d)?$/.test(toPercent(typed)) && Number(toPercent(typed)) > 0 && Number(toPercent(typed)) <= 100;

/** Announces the rule of a house for late fees, or ends it. */
export function RuleDialog({ houseId, seen, onClose }: RuleDialogProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const [set] = useSetLateFeeRuleMutation();
  const [end] = useEndLateFeesMutation();
  const [isEnding, setEnding] = useState(false);
  const { currency, earliest } = seen;
  const valuesOf = ({ rule, announced }: HouseLateFees) => {
    const { days, fee, year_cap: cap } = announced ?? rule ?? { days: LATE_FEE_DAYS.usual, fee: null, year_cap: null };
    return {
      days: String(days),
      kind: fee?.kind ?? 'fixed',
      amount: fee?.kind === 'fixed' ? moneyToType(fee.amount, currency, language) : '',
      percent: fee?.kind === 'percent' ? fee.percent : '',
      cap: cap === null ? '' : moneyToType(cap, currency, language),
    };
  };
  const isRightCap = (typed: string): boolean => typed.trim() === '' || isPositive(typed, currency);
  return (
    <>
      <FormDialog
        title={t('lateFees.dialog.heading')}
        text={t('lateFees.dialog.text', { day: day(earliest, language) })}
        submit={t('lateFees.dialog.submit')}
        schema={({ setLateFeeRule }) => setLateFeeRule.body}
        saved={seen}
        values={valuesOf}
        body={({ days, kind, amount, percent, cap }, { version }) => ({
          version,
          days: Number(days),
          fee:
            kind === 'fixed' ? { kind, amount: moneyToSend(amount, currency) } : { kind, percent: toPercent(percent) },
          year_cap: cap.trim() === '' ? null : moneyToSend(cap, currency),
        })}
        send={(body) => set({ params: { id: houseId }, body })}
        done={t('lateFees.dialog.done')}
        canSubmit={({ days, kind, amount, percent, cap }, isDirty) =>
          isDirty &&
          isDays(days) &&
          (kind === 'fixed' ? isPositive(amount, currency) : isPercent(percent)) &&
          isRightCap(cap)
        }
        actions={({ isBusy }) =>
          (seen.rule !== null || seen.announced !== null) && (
            <Button
              color="error"
              disabled={isBusy}
              onClick={() => {
                setEnding(true);
              }}
              sx={{ mr: 'auto' }}
            >
              {t('lateFees.end.open')}
            </Button>
          )
        }
        onClose={onClose}
      >
        {({ field, set: change, values }) => (
          <>
            <TextField
              label={t('lateFees.dialog.days')}
              value={values.days}
              error={!isDays(values.days)}
              helperText={field('days').error ?? t('lateFees.dialog.daysHint')}
              onChange={({ target }) => {
                change({ days: target.value.trim() });
              }}
              slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 2 } }}
              fullWidth
            />
            <ChoiceField
              {...field('kind')}
              label={t('lateFees.dialog.kind')}
              options={LATE_FEE_KINDS.map((kind) => [kind, t(`lateFees.dialog.${kind}`)])}
            />
            {values.kind === 'fixed' ? (
              <AmountField
                {...field('amount')}
                label={t('lateFees.dialog.amount')}
                currency={currency}
                wrong={t('lateFees.dialog.wrongAmount')}
              />
            ) : (
              <TextField
                label={t('lateFees.dialog.percentLabel')}
                value={values.percent}
                error={values.percent !== '' && !isPercent(values.percent)}
                helperText={t('lateFees.dialog.percentHint')}
                onChange={({ target }) => {
                  change({ percent: target.value });
                }}
                slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 6 } }}
                fullWidth
              />
            )}
            <AmountField
              {...field('cap')}
              label={t('lateFees.dialog.cap')}
              currency={currency}
              wrong={t('lateFees.dialog.wrongAmount')}
              hint={t('lateFees.dialog.capHint')}
            />
            <Alert severity="info">{t('lateFees.dialog.law')}</Alert>
          </>
        )}
      </FormDialog>
      <ConfirmDialog
        open={isEnding}
        title={t('lateFees.end.title')}
        text={t('lateFees.end.text')}
        confirm={t('lateFees.end.confirm')}
        onConfirm={() => {
          setEnding(false);
          void showOutcome(end({ params: { id: houseId } }), t('lateFees.end.done')).then(onClose);
        }}
        onClose={() => {
          setEnding(false);
        }}
      />
    </>
  );
}
