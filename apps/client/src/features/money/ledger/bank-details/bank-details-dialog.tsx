import { type BankDetailsOfHouse, LIMITS } from '@common-roof/contracts';
import { isIban, plainIban, spacedIban } from '@common-roof/domain/payment-code';
import Button from '@mui/material/Button';

import { useTranslation } from '#i18n/use-translation.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useSetBankDetailsMutation } from './bank-details-api.ts';

interface BankDetailsDialogProps {
  houseId: string;
  seen: BankDetailsOfHouse;
  onClose: () => void;
}

const valuesOf = ({ details }: BankDetailsOfHouse) => ({
  holder: details?.holder ?? '',
  iban: spacedIban(details?.iban ?? ''),
  isRemoved: false,
});

/** Edits the account for payments. */
export function BankDetailsDialog({ houseId, seen, onClose }: BankDetailsDialogProps) {
  const { t } = useTranslation();
  const [set] = useSetBankDetailsMutation();
  return (
    <FormDialog
      title={t('money.bank.heading')}
      text={t('money.bank.text')}
      submit={t('money.bank.save')}
      width="xs"
      schema={({ setBankDetails }) => setBankDetails.body}
      saved={seen}
      values={valuesOf}
      body={({ holder, iban, isRemoved }, { version }) => ({
        version,
        details: isRemoved ? null : { holder, iban: plainIban(iban) },
      })}
      check={({ iban, isRemoved }) => ({
        iban: isRemoved || isIban(plainIban(iban)) ? undefined : t('money.bank.noIban'),
      })}
      send={(body) => set({ params: { id: houseId }, body })}
      done={(_, { isRemoved }) => t(isRemoved ? 'money.bank.removed' : 'money.bank.saved')}
      actions={({ submit, isBusy }) =>
        seen.details !== null && (
          <Button
            color="error"
            disabled={isBusy}
            onClick={() => {
              submit({ isRemoved: true });
            }}
            sx={{ mr: 'auto' }}
          >
            {t('money.bank.remove')}
          </Button>
        )
      }
      onClose={onClose}
    >
      {({ field, set: change, values: { iban } }) => (
        <>
          <Field
            {...field('holder', t('money.bank.noHolder'))}
            label={t('money.bank.holder')}
            autoComplete="name"
            autoFocus
            most={LIMITS.bankHolder}
          />
          <Field
            {...field('iban')}
            label={t('money.bank.iban')}
            hint={t('money.bank.told')}
            autoComplete="off"
            spellCheck={false}
            most={LIMITS.iban}
            onBlur={() => {
              change({ iban: spacedIban(plainIban(iban)) });
            }}
          />
        </>
      )}
    </FormDialog>
  );
}
