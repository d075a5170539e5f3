import type { OwnRoomChoice } from '@common-roof/contracts';
import { fromWireMoney, scaleValues, toWireMoney } from '@common-roof/domain';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { formatMoney, moneyToType, parseMoney } from '#lib/money.ts';
import { AmountField } from '#ui/amount-field.tsx';

interface ValuesFormProps {
  choice: OwnRoomChoice;
  /** Returns whether it was stored. */
  onSend: (values: { room_id: string; value: string }[]) => Promise<boolean>;
}

/** What each room is worth to the reader, with help to reach the total rent. */
export function ValuesForm({ choice, onSend }: ValuesFormProps) {
  const { t, i18n } = useTranslation();
  const { currency, rooms } = choice;
  const total = fromWireMoney(choice.total, currency);
  const toType = (minor: number): string => moneyToType(toWireMoney(minor, currency), currency, i18n.language);
  const shown = (minor: number): string => formatMoney(toWireMoney(minor, currency), currency, i18n.language);
  const [typed, setTyped] = useState<readonly string[]>(() => {
    const even = scaleValues(
      rooms.map(() => 1),
      total,
    );
    return rooms.map(({ value }, at) => toType(value === null ? (even[at] ?? 0) : fromWireMoney(value, currency)));
  });
  const [isBusy, setIsBusy] = useState(false);
  const parsed = typed.map((text) => parseMoney(text.trim() === '' ? '0' : text, currency));
  const minors = parsed.map((amount) => (amount === null ? 0 : fromWireMoney(amount, currency)));
  const left = total - minors.reduce((sum, minor) => sum + minor, 0);
  const isReadable = parsed.every((amount) => amount !== null);
  const fill = (values: readonly number[]) => () => {
    setTyped(scaleValues(values, total).map(toType));
  };
  const send = async (): Promise<void> => {
    setIsBusy(true);
    await onSend(rooms.map(({ _id: room_id }, at) => ({ room_id, value: parsed[at] ?? '' })));
    setIsBusy(false);
  };
  return (
    <Stack
      component="form"
      spacing={2}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (left === 0 && isReadable && !isBusy) void send();
      }}
    >
      <Typography>{t('roomChoices.own.help')}</Typography>
      {rooms.map(({ _id: id, name }, at) => (
        <AmountField
          key={id}
          name={`value-${id}`}
          label={t('roomChoices.own.value', { room: name })}
          currency={currency}
          value={typed[at] ?? ''}
          wrong={t('roomChoices.own.wrong')}
          onChange={(text) => {
            setTyped(typed.map((before, index) => (index === at ? text : before)));
          }}
        />
      ))}
      <Typography role="status" sx={{ fontWeight: 600, color: left === 0 ? 'success.main' : 'text.primary' }}>
        {left === 0
          ? t('roomChoices.own.exact')
          : t(left > 0 ? 'roomChoices.own.left' : 'roomChoices.own.over', { amount: shown(Math.abs(left)) })}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" disabled={left !== 0 || !isReadable} loading={isBusy}>
          {t(rooms.some(({ value }) => value !== null) ? 'roomChoices.own.again' : 'roomChoices.own.send')}
        </Button>
        <Button variant="outlined" disabled={left === 0 || !isReadable} onClick={fill(minors)}>
          {t('roomChoices.own.scale')}
        </Button>
        <Button variant="outlined" onClick={fill(rooms.map(() => 1))}>
          {t('roomChoices.own.even')}
        </Button>
      </Stack>
    </Stack>
  );
}
