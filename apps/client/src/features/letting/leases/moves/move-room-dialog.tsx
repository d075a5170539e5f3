import type { AgreementDetail } from '@common-roof/contracts';
import { plusDays } from '@common-roof/domain';
import Alert from '@mui/material/Alert';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Select from '@mui/material/TextField';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { refusalOf } from '../../../../api/api-error.ts';
import { useHouseQuery } from '../../../../api/resources/houses.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { tell } from '../../../../lib/alerts.ts';
import { day, todayHere } from '../../../../lib/dates.ts';
import { parseMoney } from '../../../../lib/money.ts';
import { paths } from '../../../../lib/paths.ts';
import { FormFrame } from '../../../../ui/form-frame.tsx';
import { ListSkeleton, LoadError } from '../../../../ui/states.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useAgreeOnMoveMutation } from '../leases-api.ts';

const AMOUNTS = ['rent', 'deposit'] as const;

/** Drafts a lease for another room of the house, which replaces the active one when both have signed. */
export function MoveRoomDialog({ lease, onClose }: { lease: AgreementDetail; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const { _id: id, house, room, party, currency, terms } = lease;
  const { data, isError, refetch } = useHouseQuery({ id: house._id });
  const [draft, { isLoading, error }] = useAgreeOnMoveMutation();
  const [to, setTo] = useState('');
  const [from, setFrom] = useState(todayHere);
  const [amounts, setAmounts] = useState({ rent: '', deposit: terms?.deposit ?? '' });
  const choices = data?.rooms.filter(
    ({ _id, state, let_from: letFrom, occupied_until: until }) =>
      _id !== room._id && letFrom === null && (state !== 'occupied' || until !== null),
  );
  const chosen = choices?.find(({ _id }) => _id === to);
  const until = chosen?.occupied_until ?? null;
  const earliest = until === null ? undefined : plusDays(until, 1);
  const read = { rent: parseMoney(amounts.rent, currency), deposit: parseMoney(amounts.deposit, currency) };
  const submit = async (): Promise<void> => {
    const { rent, deposit } = read;
    if (rent === null || deposit === null || chosen === undefined) return;
    const answer = await draft({ params: { id }, body: { room_id: to, starts_on: from, rent, deposit } });
    if (answer.data === undefined) return;
    tell(t('leases.move.drafted', { room: chosen.room_name }));
    onClose();
    void navigate(paths.agreement(answer.data._id));
  };
  return (
    <FormFrame
      title={t('leases.move.heading', { name: party.name })}
      text={t('leases.move.text')}
      submit={t('leases.move.submit')}
      isDirty={to !== ''}
      isBusy={isLoading}
      error={refusalOf(error)}
      canSubmit={chosen !== undefined && from !== '' && read.rent !== null && read.deposit !== null}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {choices === undefined &&
        (isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton rows={2} avatar={false} />)}
      {choices?.length === 0 && <Alert severity="info">{t('leases.move.noRoom')}</Alert>}
      {choices !== undefined && choices.length > 0 && (
        <Stack spacing={2.5}>
          <Select
            select
            required
            fullWidth
            label={t('leases.move.room')}
            value={to}
            onChange={({ target }) => {
              const next = choices.find(({ _id }) => _id === target.value);
              setTo(target.value);
              setAmounts((typed) => ({ ...typed, rent: next?.rent ?? typed.rent }));
              const last = next?.occupied_until ?? '';
              if (from <= last) setFrom(plusDays(last, 1));
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
          <TextField
            type="date"
            required
            fullWidth
            label={t('signing.fact.starts_on')}
            value={from}
            onChange={({ target }) => {
              setFrom(target.value);
            }}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: earliest === undefined ? {} : { min: earliest } }}
          />
          {AMOUNTS.map((name) => (
            <TextField
              key={name}
              required
              fullWidth
              label={t(`signing.fact.${name}`)}
              value={amounts[name]}
              onChange={({ target }) => {
                setAmounts({ ...amounts, [name]: target.value });
              }}
              error={amounts[name] !== '' && read[name] === null}
              helperText={amounts[name] !== '' && read[name] === null ? t('agreements.sent.wrongAmount') : undefined}
              slotProps={{
                htmlInput: { inputMode: 'decimal' },
                input: { endAdornment: <InputAdornment position="end">{currency}</InputAdornment> },
              }}
            />
          ))}
        </Stack>
      )}
    </FormFrame>
  );
}
