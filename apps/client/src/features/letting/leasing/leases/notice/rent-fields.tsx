import type { LeaseSettings } from '@common-roof/contracts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

import { useTranslation } from '#i18n/use-translation.ts';
import { TextField } from '#ui/text-field.tsx';
import { daysIn, isDayOfMonth } from './rent-days.ts';

/** Form values of the due day of rent and its reminders. */
export interface TypedRent {
  readonly day: string;
  readonly before: string;
  readonly onTheDay: boolean;
  readonly after: string;
}

export const typedRentOf = ({ rent_due_day: day, rent_reminders }: LeaseSettings): TypedRent => ({
  day: String(day),
  before: rent_reminders.before.join(', '),
  onTheDay: rent_reminders.on_the_day,
  after: rent_reminders.after.join(', '),
});

/** Returns the values for the server; null if any is invalid. */
export function rentOf({
  day,
  before,
  onTheDay,
  after,
}: TypedRent): Pick<LeaseSettings, 'rent_due_day' | 'rent_reminders'> | null {
  const [early, late] = [daysIn(before), daysIn(after)];
  if (!isDayOfMonth(day) || early === null || late === null) return null;
  return { rent_due_day: Number(day), rent_reminders: { before: early, on_the_day: onTheDay, after: late } };
}

/** The due day of rent, and the days of its reminders. */
export function RentFields({ value, onChange }: { value: TypedRent; onChange: (value: TypedRent) => void }) {
  const { t } = useTranslation();
  const daysField = (name: 'before' | 'after') => (
    <TextField
      label={t(`leases.settings.rent.${name}`)}
      value={value[name]}
      error={daysIn(value[name]) === null}
      helperText={t('leases.settings.rent.daysHint')}
      onChange={({ target }) => {
        onChange({ ...value, [name]: target.value });
      }}
      slotProps={{ htmlInput: { maxLength: 30 } }}
      fullWidth
    />
  );
  return (
    <>
      <TextField
        label={t('leases.settings.rent.day')}
        value={value.day}
        error={!isDayOfMonth(value.day)}
        helperText={t('leases.settings.rent.dayHint')}
        onChange={({ target }) => {
          onChange({ ...value, day: target.value });
        }}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 2 } }}
        fullWidth
      />
      {daysField('before')}
      <FormControlLabel
        control={
          <Checkbox
            checked={value.onTheDay}
            onChange={({ target }) => {
              onChange({ ...value, onTheDay: target.checked });
            }}
          />
        }
        label={t('leases.settings.rent.onTheDay')}
      />
      {daysField('after')}
    </>
  );
}
