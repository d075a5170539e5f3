import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';

import { useTranslation } from '#i18n/use-translation.ts';
import { TextField } from '#ui/text-field.tsx';
import type { DraftItem } from '#features/letting/move-reports/draft/draft-item.ts';
import {
  type Labels,
  METERS,
  readCount,
  readReadings,
  writeCount,
  writeReadings,
} from '#features/letting/move-reports/draft/quantities.ts';

/** How an item is reported that is counted or read rather than inspected. */
export type Quantity = 'keys' | 'meters';

/** Returns how an item is measured. @param thing on the list of an area */
export const quantityOf = (thing: string | null): Quantity | undefined =>
  thing === 'meters' ? 'meters' : thing?.endsWith('_key') === true ? 'keys' : undefined;

interface QuantityFieldProps {
  /** Name of the item. */
  name: string;
  value: DraftItem;
  onChange: (change: (value: DraftItem) => DraftItem) => void;
}

interface NumberFieldProps {
  label: string;
  /** Accessible name, if the label alone isn't enough. */
  fullLabel?: string;
  unit: string;
  value: string;
  mode: 'numeric' | 'decimal';
  onChange: (value: string) => void;
}

const NOT_A_NUMBER = { numeric: /\D/g, decimal: /[^\d.,]/g } as const;
const LONGEST = { numeric: 2, decimal: 12 } as const;

function NumberField({ label, fullLabel, unit, value, mode, onChange }: NumberFieldProps) {
  return (
    <TextField
      label={label}
      value={value}
      onChange={({ target }) => {
        onChange(target.value.replaceAll(NOT_A_NUMBER[mode], ''));
      }}
      sx={{ width: mode === 'numeric' ? 160 : { xs: '100%', sm: 200 } }}
      slotProps={{
        htmlInput: { inputMode: mode, maxLength: LONGEST[mode], enterKeyHint: 'next', 'aria-label': fullLabel },
        input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
      }}
    />
  );
}

/** The number of keys of a kind that were handed over. */
export function KeyCount({ name, value, onChange }: QuantityFieldProps) {
  const { t } = useTranslation();
  const { count } = readCount(value.remarks);
  const unit = (of: string): string => t('reports.fill.keys', { count: Number(of) });
  return (
    <NumberField
      label={t('reports.fill.number')}
      fullLabel={t('reports.fill.howMany', { name })}
      unit={unit(count)}
      value={count}
      mode="numeric"
      onChange={(typed) => {
        onChange((item) => ({
          ...item,
          condition: typed === '' ? null : Number(typed) === 0 ? 'missing' : 'good',
          remarks: writeCount(typed === '' ? '' : `${typed} ${unit(typed)}`, readCount(item.remarks).rest),
        }));
      }}
    />
  );
}

/** Reads and writes the remarks beside an item's numbers. */
export function useRemarks(quantity: Quantity | undefined) {
  const { t } = useTranslation();
  const labels: Labels = {
    electricity: t('reports.fill.meter.electricity'),
    gas: t('reports.fill.meter.gas'),
    water: t('reports.fill.meter.water'),
  };
  const read = (remarks: string): string =>
    quantity === 'keys'
      ? readCount(remarks).rest
      : quantity === 'meters'
        ? readReadings(remarks, labels).rest
        : remarks;
  const write = (remarks: string, rest: string): string => {
    if (quantity === 'meters') return writeReadings({ ...readReadings(remarks, labels), rest }, labels);
    if (quantity !== 'keys') return rest;
    const { count } = readCount(remarks);
    return writeCount(count === '' ? '' : `${count} ${t('reports.fill.keys', { count: Number(count) })}`, rest);
  };
  return { labels, read, write };
}

/** Meter readings, each with its unit. */
export function MeterReadings({ value, onChange }: QuantityFieldProps) {
  const { labels } = useRemarks('meters');
  const { read } = readReadings(value.remarks, labels);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, pt: 0.5 }}>
      {METERS.map(({ name, unit }) => (
        <NumberField
          key={name}
          label={labels[name]}
          unit={unit}
          value={read[name]}
          mode="decimal"
          onChange={(typed) => {
            onChange((item) => {
              const before = readReadings(item.remarks, labels);
              const after = { ...before, read: { ...before.read, [name]: typed } };
              const isRead = Object.values(after.read).some((each) => each !== '');
              return { ...item, condition: isRead ? 'good' : null, remarks: writeReadings(after, labels) };
            });
          }}
        />
      ))}
    </Box>
  );
}
