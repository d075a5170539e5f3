import type { LeaseSettings } from '@common-roof/contracts';

import { useTranslation } from '#i18n/use-translation.ts';
import { TextField } from '#ui/text-field.tsx';

/** Form values of the rules for rent increases. */
export interface TypedIncrease {
  readonly notice_days: string;
  readonly months: string;
  /** Empty: no limit. */
  readonly most_percent: string;
}

const RANGES = { notice_days: [0, 365], months: [0, 60], most_percent: [1, 100] } as const;
const NAMES = ['notice_days', 'months', 'most_percent'] as const;

export const typedIncreaseOf = ({
  rent_increase: { notice_days, months, most_percent },
}: LeaseSettings): TypedIncrease => ({
  notice_days: String(notice_days),
  months: String(months),
  most_percent: most_percent === null ? '' : String(most_percent),
});

function isRight(name: (typeof NAMES)[number], typed: string): boolean {
  if (name === 'most_percent' && typed === '') return true;
  const [least, most] = RANGES[name];
  return /^\d{1,3}$/.test(typed) && Number(typed) >= least && Number(typed) <= most;
}

/** Returns the values for the server; null if any is invalid. */
export function increaseOf(typed: TypedIncrease): Pick<LeaseSettings, 'rent_increase'> | null {
  if (!NAMES.every((name) => isRight(name, typed[name]))) return null;
  return {
    rent_increase: {
      notice_days: Number(typed.notice_days),
      months: Number(typed.months),
      most_percent: typed.most_percent === '' ? null : Number(typed.most_percent),
    },
  };
}

interface IncreaseFieldsProps {
  value: TypedIncrease;
  onChange: (value: TypedIncrease) => void;
}

/** What an announced rent increase has to keep to. */
export function IncreaseFields({ value, onChange }: IncreaseFieldsProps) {
  const { t } = useTranslation();
  return NAMES.map((name) => (
    <TextField
      key={name}
      label={t(`leases.settings.increase.${name}`)}
      value={value[name]}
      error={!isRight(name, value[name])}
      helperText={t(`leases.settings.increase.${name}Hint`)}
      onChange={({ target }) => {
        onChange({ ...value, [name]: target.value.trim() });
      }}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
      fullWidth
    />
  ));
}
