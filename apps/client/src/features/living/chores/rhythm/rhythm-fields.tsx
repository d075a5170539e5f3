import type { Recurrence } from '@common-roof/contracts';
import { MAX_INTERVAL } from '@common-roof/domain';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { OptionField } from '#ui/option-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { WeekdaysField } from '#ui/weekdays-field.tsx';
import { PlaceFields } from './place-fields.tsx';
import { monthName, rhythmText } from './rhythm-text.ts';
import { inUnit, UNITS } from './rhythm-units.ts';

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);

interface RhythmFieldsProps {
  value: Recurrence;
  onChange: (recurrence: Recurrence) => void;
  /** Fields with invalid values. */
  wrong: { readonly interval: boolean; readonly weekdays: boolean };
}

/** The fields of a recurrence, with its meaning in words. */
export function RhythmFields({ value, onChange, wrong }: RhythmFieldsProps) {
  const spoken = useTranslation();
  const { t, i18n } = spoken;
  const isWhole = !wrong.interval && !wrong.weekdays;
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ fontWeight: 600, mb: 1.5 }}>
        {t('chores.fields.every')}
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <OptionField
          label={t('chores.fields.unit')}
          value={value.every}
          fullWidth
          onChange={({ target }) => {
            onChange(inUnit(value, UNITS.find((unit) => unit === target.value) ?? value.every));
          }}
        >
          {UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {t(`chores.fields.units.${unit}`)}
            </option>
          ))}
        </OptionField>
        <TextField
          type="number"
          label={t(`chores.fields.interval.${value.every}`)}
          value={value.interval === 0 ? '' : value.interval}
          error={wrong.interval}
          helperText={
            wrong.interval ? t('chores.fields.intervalWrong', { most: MAX_INTERVAL[value.every] }) : undefined
          }
          onChange={({ target }) => {
            onChange({ ...value, interval: Number(target.value) });
          }}
          slotProps={{ htmlInput: { min: 1, max: MAX_INTERVAL[value.every], inputMode: 'numeric' } }}
        />
        {value.every === 'year' && (
          <OptionField
            label={t('chores.fields.month')}
            value={value.month}
            fullWidth
            onChange={({ target }) => {
              onChange({ ...value, month: Number(target.value) });
            }}
          >
            {MONTHS.map((month) => (
              <option key={month} value={month}>
                {monthName(month, i18n.language)}
              </option>
            ))}
          </OptionField>
        )}
        {(value.every === 'month' || value.every === 'year') && (
          <PlaceFields
            value={value.in}
            onChange={(place) => {
              onChange({ ...value, in: place });
            }}
          />
        )}
      </Box>
      {value.every === 'week' && (
        <Box sx={{ mt: 2 }}>
          <Typography variant="body2" sx={{ mb: 0.5 }}>
            {t('chores.fields.weekdays')}
          </Typography>
          <WeekdaysField
            label={t('chores.fields.weekdays')}
            value={value.weekdays}
            onChange={(weekdays) => {
              onChange({ ...value, weekdays });
            }}
          />
          {wrong.weekdays && <FormHelperText error>{t('chores.fields.weekdaysWrong')}</FormHelperText>}
        </Box>
      )}
      {isWhole && (
        <Typography aria-live="polite" sx={{ mt: 1.5, color: 'primary.main', fontWeight: 600 }}>
          {rhythmText(value, spoken)}
        </Typography>
      )}
    </Box>
  );
}
