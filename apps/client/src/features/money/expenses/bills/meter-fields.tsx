import { LIMITS, METER_UNITS, type MeterUnit } from '@common-roof/contracts';
import Box from '@mui/material/Box';

import { useTranslation } from '#i18n/use-translation.ts';
import { localeFor } from '#lib/dates.ts';
import { OptionField } from '#ui/option-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { parseReading } from './parse-reading.ts';

/** A meter's form values. */
export interface TypedMeter {
  readonly name: string;
  readonly start: string;
  readonly end: string;
  readonly unit: MeterUnit;
}

export const NO_METER: TypedMeter = { name: '', start: '', end: '', unit: 'kWh' };

/** Returns the meter; null: none; undefined: invalid. */
export function readMeter({ name, start, end, unit }: TypedMeter) {
  if (start.trim() === '' && end.trim() === '') return null;
  const [from, to] = [parseReading(start), parseReading(end)];
  if (from === null || to === null || Number(to) < Number(from)) return undefined;
  return { name: name.trim(), start: from, end: to, unit };
}

interface MeterFieldsProps {
  meter: TypedMeter;
  onChange: (meter: TypedMeter) => void;
}

/** A meter's readings on the first and last day. */
export function MeterFields({ meter, onChange }: MeterFieldsProps) {
  const { t, i18n } = useTranslation();
  const read = readMeter(meter);
  const isWrong = read === undefined && meter.start.trim() !== '' && meter.end.trim() !== '';
  const number = new Intl.NumberFormat(localeFor(i18n.language), { maximumFractionDigits: 3 });
  const used =
    read === null || read === undefined
      ? undefined
      : t('bills.meter.used', { used: number.format(Number(read.end) - Number(read.start)), unit: read.unit });
  const readingField = (name: 'start' | 'end', help?: string) => (
    <TextField
      label={t(`bills.meter.${name}`)}
      value={meter[name]}
      onChange={({ target }) => {
        onChange({ ...meter, [name]: target.value });
      }}
      error={isWrong && name === 'end'}
      helperText={help}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      fullWidth
    />
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr 1fr', sm: '2fr 1fr 1fr 1fr' },
      }}
    >
      <TextField
        label={t('bills.meter.name')}
        value={meter.name}
        onChange={({ target }) => {
          onChange({ ...meter, name: target.value });
        }}
        slotProps={{ htmlInput: { maxLength: LIMITS.meterName } }}
        fullWidth
      />
      <OptionField
        label={t('bills.meter.unit')}
        value={meter.unit}
        onChange={({ target }) => {
          onChange({ ...meter, unit: METER_UNITS.find((one) => one === target.value) ?? meter.unit });
        }}
        fullWidth
      >
        {METER_UNITS.map((unit) => (
          <option key={unit}>{unit}</option>
        ))}
      </OptionField>
      {readingField('start')}
      {readingField('end', isWrong ? t('bills.meter.wrong') : used)}
    </Box>
  );
}
