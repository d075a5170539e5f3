import { FIXED_TERMS, type LeaseSettings, NOTICE_ENDS } from '@common-roof/contracts';
import { useState } from 'react';

import { refusalOf } from '../../../../api/api-error.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { tell } from '../../../../lib/alerts.ts';
import { FormFrame } from '../../../../ui/form-frame.tsx';
import { OptionField } from '../../../../ui/option-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { WaitingDialog } from '../../../../ui/waiting-dialog.tsx';
import { RentFields, rentOf, typedRentOf } from './rent-fields.tsx';
import { useLeaseSettingsQuery, useSaveLeaseSettingsMutation } from '../leases-api.ts';

interface House {
  readonly _id: string;
  readonly name: string;
}

const inRange = (typed: string, least: number, most: number): boolean =>
  /^\d{1,3}$/.test(typed) && Number(typed) >= least && Number(typed) <= most;

function Settings({ house, current, onClose }: { house: House; current: LeaseSettings; onClose: () => void }) {
  const { t } = useTranslation();
  const [begun] = useState(current);
  const [days, setDays] = useState(String(current.notice_days));
  const [ends, setEnds] = useState(current.notice_ends);
  const [term, setTerm] = useState(current.fixed_term);
  const [deposit, setDeposit] = useState(String(current.deposit_return_days));
  const [rent, setRent] = useState(typedRentOf(current));
  const [save, { isLoading, error }] = useSaveLeaseSettingsMutation();
  const rentToSave = rentOf(rent);
  const areFine = inRange(days, 0, 365) && inRange(deposit, 1, 180) && rentToSave !== null;
  const isDirty =
    days !== String(begun.notice_days) ||
    ends !== begun.notice_ends ||
    term !== begun.fixed_term ||
    deposit !== String(begun.deposit_return_days) ||
    JSON.stringify(rent) !== JSON.stringify(typedRentOf(begun));
  const send = async (): Promise<void> => {
    const body = {
      ...begun,
      ...rentToSave,
      notice_days: Number(days),
      notice_ends: ends,
      fixed_term: term,
      deposit_return_days: Number(deposit),
    };
    const answer = await save({ params: { id: house._id }, body });
    if (answer.error !== undefined) return;
    tell(t('leases.settings.saved'));
    onClose();
  };
  return (
    <FormFrame
      title={t('leases.settings.heading', { house: house.name })}
      text={t('leases.settings.text')}
      submit={t('shell.save')}
      isDirty={isDirty}
      isBusy={isLoading}
      error={refusalOf(error)}
      canSubmit={isDirty && areFine}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <TextField
        label={t('leases.settings.days')}
        value={days}
        error={!inRange(days, 0, 365)}
        helperText={t('leases.settings.daysHint')}
        onChange={({ target }) => {
          setDays(target.value);
        }}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
        fullWidth
      />
      <OptionField
        label={t('leases.settings.ends')}
        value={ends}
        onChange={({ target }) => {
          setEnds(NOTICE_ENDS.find((one) => one === target.value) ?? ends);
        }}
        fullWidth
      >
        {NOTICE_ENDS.map((one) => (
          <option key={one} value={one}>
            {t(`leases.settings.${one}`)}
          </option>
        ))}
      </OptionField>
      <OptionField
        label={t('leases.settings.term')}
        value={term}
        onChange={({ target }) => {
          setTerm(FIXED_TERMS.find((one) => one === target.value) ?? term);
        }}
        fullWidth
      >
        {FIXED_TERMS.map((one) => (
          <option key={one} value={one}>
            {t(`leases.settings.terms.${one}`)}
          </option>
        ))}
      </OptionField>
      <TextField
        label={t('leases.settings.deposit')}
        value={deposit}
        error={!inRange(deposit, 1, 180)}
        helperText={t('leases.settings.depositHint')}
        onChange={({ target }) => {
          setDeposit(target.value);
        }}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
        fullWidth
      />
      <RentFields value={rent} onChange={setRent} />
    </FormFrame>
  );
}

/** Notice period, deposit and rent settings for the leases of a house. */
export function SettingsDialog({ house, onClose }: { house: House; onClose: () => void }) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useLeaseSettingsQuery({ id: house._id });
  if (data === undefined) {
    const title = t('leases.settings.heading', { house: house.name });
    return <WaitingDialog title={title} isError={isError} onRetry={() => void refetch()} onClose={onClose} />;
  }
  return <Settings house={house} current={data} onClose={onClose} />;
}
