import { FIXED_TERMS, type LeaseSettings, NOTICE_ENDS } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { ChoiceField } from '#ui/choice-field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { WaitingDialog } from '#ui/waiting-dialog.tsx';
import { IncreaseFields, increaseOf, typedIncreaseOf } from './increase-fields.tsx';
import { RentFields, rentOf, typedRentOf } from './rent-fields.tsx';
import { useLeaseSettingsQuery, useSaveLeaseSettingsMutation } from '#features/letting/leasing/leases/leases-api.ts';

interface House {
  readonly _id: string;
  readonly name: string;
}

const isBetween = (typed: string, least: number, most: number): boolean =>
  /^\d{1,3}$/.test(typed) && Number(typed) >= least && Number(typed) <= most;
const isNotice = (typed: string): boolean => isBetween(typed, 0, 365);
const isReturn = (typed: string): boolean => isBetween(typed, 1, 180);

const valuesOf = (settings: LeaseSettings) => ({
  notice_days: String(settings.notice_days),
  notice_ends: settings.notice_ends,
  fixed_term: settings.fixed_term,
  deposit_return_days: String(settings.deposit_return_days),
  rent: typedRentOf(settings),
  increase: typedIncreaseOf(settings),
});

function Settings({ house, current, onClose }: { house: House; current: LeaseSettings; onClose: () => void }) {
  const { t } = useTranslation();
  const [save] = useSaveLeaseSettingsMutation();
  return (
    <FormDialog
      title={t('leases.settings.heading', { house: house.name })}
      text={t('leases.settings.text')}
      submit={t('shell.save')}
      schema={({ saveLeaseSettings }) => saveLeaseSettings.body}
      saved={current}
      values={valuesOf}
      body={({ notice_days, deposit_return_days, rent, increase, ...values }, saved) => ({
        ...saved,
        ...rentOf(rent),
        ...increaseOf(increase),
        ...values,
        notice_days: Number(notice_days),
        deposit_return_days: Number(deposit_return_days),
      })}
      send={(body) => save({ params: { id: house._id }, body })}
      done={t('leases.settings.saved')}
      canSubmit={({ notice_days, deposit_return_days, rent, increase }, isDirty) =>
        isDirty &&
        isNotice(notice_days) &&
        isReturn(deposit_return_days) &&
        rentOf(rent) !== null &&
        increaseOf(increase) !== null
      }
      onClose={onClose}
    >
      {({ field, set, values }) => {
        const days = (name: 'notice_days' | 'deposit_return_days', label: string, hint: string, isRight: boolean) => (
          <TextField
            label={label}
            value={values[name]}
            error={!isRight}
            helperText={field(name).error ?? hint}
            onChange={({ target }) => {
              set({ [name]: target.value });
            }}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
            fullWidth
          />
        );
        return (
          <>
            {days(
              'notice_days',
              t('leases.settings.days'),
              t('leases.settings.daysHint'),
              isNotice(values.notice_days),
            )}
            <ChoiceField
              {...field('notice_ends')}
              label={t('leases.settings.ends')}
              options={NOTICE_ENDS.map((one) => [one, t(`leases.settings.${one}`)])}
            />
            <ChoiceField
              {...field('fixed_term')}
              label={t('leases.settings.term')}
              options={FIXED_TERMS.map((one) => [one, t(`leases.settings.terms.${one}`)])}
            />
            {days(
              'deposit_return_days',
              t('leases.settings.deposit'),
              t('leases.settings.depositHint'),
              isReturn(values.deposit_return_days),
            )}
            <RentFields
              value={values.rent}
              onChange={(rent) => {
                set({ rent });
              }}
            />
            <IncreaseFields
              value={values.increase}
              onChange={(increase) => {
                set({ increase });
              }}
            />
          </>
        );
      }}
    </FormDialog>
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
