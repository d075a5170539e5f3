import { type BankDetailsOfHouse, LIMITS } from '@common-roof/contracts';
import { isIban, plainIban, spacedIban } from '@common-roof/domain/payment-code';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { refusalOf } from '../../../api/api-error.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { tell } from '../../../lib/alerts.ts';
import { FormFrame } from '../../../ui/form-frame.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useSetBankDetailsMutation } from './bank-details-api.ts';

interface BankDetailsDialogProps {
  houseId: string;
  /** The version at opening. */
  seen: BankDetailsOfHouse;
  onClose: () => void;
}

/** Edits the account for payments. */
export function BankDetailsDialog({ houseId, seen: { details, version }, onClose }: BankDetailsDialogProps) {
  const { t } = useTranslation();
  const before = { holder: details?.holder ?? '', iban: spacedIban(details?.iban ?? '') };
  const [holder, setHolder] = useState(before.holder);
  const [iban, setIban] = useState(before.iban);
  const [isTried, setTried] = useState(false);
  const [set, { isLoading, error }] = useSetBankDetailsMutation();
  const isRight = isIban(plainIban(iban));
  const send = async (wanted: BankDetailsOfHouse['details']): Promise<void> => {
    const answer = await set({ params: { id: houseId }, body: { version, details: wanted } });
    if (answer.error !== undefined) return;
    tell(t(wanted === null ? 'money.bank.removed' : 'money.bank.saved'));
    onClose();
  };
  const submit = (): void => {
    setTried(true);
    if (isRight && holder.trim() !== '') void send({ holder: holder.trim(), iban: plainIban(iban) });
  };
  return (
    <FormFrame
      title={t('money.bank.heading')}
      text={t('money.bank.text')}
      submit={t('money.bank.save')}
      width="xs"
      isDirty={holder !== before.holder || iban !== before.iban}
      isBusy={isLoading}
      error={refusalOf(error)}
      actions={
        details !== null && (
          <Button color="error" disabled={isLoading} onClick={() => void send(null)} sx={{ mr: 'auto' }}>
            {t('money.bank.remove')}
          </Button>
        )
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('money.bank.holder')}
        value={holder}
        autoComplete="name"
        autoFocus
        error={isTried && holder.trim() === ''}
        helperText={isTried && holder.trim() === '' ? t('money.bank.noHolder') : undefined}
        slotProps={{ htmlInput: { maxLength: LIMITS.bankHolder } }}
        onChange={({ target }) => {
          setHolder(target.value);
        }}
      />
      <TextField
        label={t('money.bank.iban')}
        value={iban}
        autoComplete="off"
        spellCheck={false}
        error={isTried && !isRight}
        helperText={isTried && !isRight ? t('money.bank.noIban') : t('money.bank.told')}
        slotProps={{ htmlInput: { maxLength: LIMITS.iban } }}
        onChange={({ target }) => {
          setIban(target.value);
        }}
        onBlur={() => {
          setIban(spacedIban(plainIban(iban)));
        }}
      />
    </FormFrame>
  );
}
