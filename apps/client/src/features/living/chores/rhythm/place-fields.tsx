import { useTranslation } from '#i18n/use-translation.ts';
import { weekdayName } from '#lib/dates.ts';
import { OptionField } from '#ui/option-field.tsx';
import type { Place } from './rhythm-units.ts';

const NTH = [
  [1, 'first'],
  [2, 'second'],
  [3, 'third'],
  [4, 'fourth'],
  [-1, 'last'],
] as const;
const DAYS = Array.from({ length: 31 }, (_, at) => at + 1);
const LAST_DAY = 31;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** A day of the month: the 15th, or the first Saturday. */
export function PlaceFields({ value, onChange }: { value: Place; onChange: (place: Place) => void }) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <OptionField
        label={t('chores.fields.place')}
        value={value.on}
        fullWidth
        onChange={({ target }) => {
          onChange(target.value === 'day' ? { on: 'day', day: 1 } : { on: 'weekday', nth: 1, weekday: 6 });
        }}
      >
        <option value="weekday">{t('chores.fields.onWeekday')}</option>
        <option value="day">{t('chores.fields.onDay')}</option>
      </OptionField>
      {value.on === 'day' ? (
        <OptionField
          label={t('chores.fields.day')}
          value={value.day}
          fullWidth
          onChange={({ target }) => {
            onChange({ on: 'day', day: Number(target.value) });
          }}
        >
          {DAYS.map((day) => (
            <option key={day} value={day}>
              {day === LAST_DAY ? t('chores.fields.lastDay') : day}
            </option>
          ))}
        </OptionField>
      ) : (
        <>
          <OptionField
            label={t('chores.fields.nth')}
            value={value.nth}
            fullWidth
            onChange={({ target }) => {
              onChange({ ...value, nth: Number(target.value) });
            }}
          >
            {NTH.map(([nth, name]) => (
              <option key={nth} value={nth}>
                {t(`chores.rhythm.nth.${name}`)}
              </option>
            ))}
          </OptionField>
          <OptionField
            label={t('chores.fields.weekday')}
            value={value.weekday}
            fullWidth
            onChange={({ target }) => {
              onChange({ ...value, weekday: Number(target.value) });
            }}
          >
            {WEEKDAYS.map((weekday) => (
              <option key={weekday} value={weekday}>
                {weekdayName(weekday, i18n.language, 'long')}
              </option>
            ))}
          </OptionField>
        </>
      )}
    </>
  );
}
