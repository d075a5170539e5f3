import type { AgreementDetail } from '@common-roof/contracts';
import { plusDays } from '@common-roof/domain';
import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/TextField';
import { useNavigate } from 'react-router-dom';

import { useHouseQuery } from '#api/resources/houses.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { day, todayHere } from '#lib/dates.ts';
import { moneyToSend, moneyToType, parseMoney } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { RentPeriodField } from '#ui/rent-period-field.tsx';
import { useAgreeOnMoveMutation } from '#features/letting/leasing/leases/leases-api.ts';

/** Drafts a lease for another room of the house, which replaces the active one when both have signed. */
export function MoveRoomDialog({ lease, onClose }: { lease: AgreementDetail; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const { _id: id, house, room, party, currency, terms } = lease;
  const { data, isError, refetch } = useHouseQuery({ id: house._id });
  const [draft] = useAgreeOnMoveMutation();
  const choices = data?.rooms.filter(
    ({ _id, state, let_from: letFrom, occupied_until: until }) =>
      _id !== room._id && letFrom === null && (state !== 'occupied' || until !== null),
  );
  const chosenOf = (to: string) => choices?.find(({ _id }) => _id === to);
  const earliestIn = (to: string): string | undefined => {
    const until = chosenOf(to)?.occupied_until ?? null;
    return until === null ? undefined : plusDays(until, 1);
  };
  const typed = (amount: string | null | undefined): string =>
    amount === null || amount === undefined ? '' : moneyToType(amount, currency, i18n.language);
  const isAmount = (value: string): boolean => parseMoney(value, currency) !== null;
  return (
    <FormDialog
      title={t('leases.move.heading', { name: party.name })}
      text={t('leases.move.text')}
      submit={t('leases.move.submit')}
      schema={({ agreeOnMove }) => agreeOnMove.body}
      values={{
        room_id: '',
        starts_on: todayHere(),
        rent: '',
        rent_period: terms?.rent_period ?? 'month',
        deposit: typed(terms?.deposit),
      }}
      body={({ rent, deposit, ...values }) => ({
        ...values,
        rent: moneyToSend(rent, currency),
        deposit: moneyToSend(deposit, currency),
      })}
      send={(body) => draft({ params: { id }, body })}
      done={(_, { room_id }) => t('leases.move.drafted', { room: chosenOf(room_id)?.room_name ?? '' })}
      onDone={({ _id }) => {
        onClose();
        void navigate(paths.agreement(_id));
      }}
      canSubmit={({ room_id, starts_on, rent, deposit }) =>
        chosenOf(room_id) !== undefined && starts_on !== '' && isAmount(rent) && isAmount(deposit)
      }
      onClose={onClose}
    >
      {({ field, set, values }) => (
        <>
          {choices === undefined &&
            (isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton rows={2} avatar={false} />)}
          {choices?.length === 0 && <Alert severity="info">{t('leases.move.noRoom')}</Alert>}
          {choices !== undefined && choices.length > 0 && (
            <>
              <Select
                select
                required
                fullWidth
                label={t('leases.move.room')}
                value={values.room_id}
                onChange={({ target }) => {
                  const next = chosenOf(target.value);
                  const earliest = earliestIn(target.value) ?? '';
                  set({
                    room_id: target.value,
                    ...(typed(next?.rent) === '' ? {} : { rent: typed(next?.rent), rent_period: 'month' as const }),
                    starts_on: values.starts_on < earliest ? earliest : values.starts_on,
                  });
                }}
              >
                {choices.map(({ _id, room_name: name, occupied_until: until }) => (
                  <MenuItem key={_id} value={_id}>
                    {until === null
                      ? name
                      : t('leases.move.freeFrom', { room: name, day: day(plusDays(until, 1), i18n.language) })}
                  </MenuItem>
                ))}
              </Select>
              <Field
                {...field('starts_on')}
                type="date"
                required
                label={t('signing.fact.starts_on')}
                min={earliestIn(values.room_id)}
              />
              <RentPeriodField
                value={values.rent_period}
                onChange={(rent_period) => {
                  set({ rent_period });
                }}
              />
              {(['rent', 'deposit'] as const).map((name) => (
                <AmountField
                  key={name}
                  {...field(name, t('agreements.sent.wrongAmount'))}
                  required
                  label={t(`signing.fact.${name}`)}
                  currency={currency}
                />
              ))}
            </>
          )}
        </>
      )}
    </FormDialog>
  );
}
