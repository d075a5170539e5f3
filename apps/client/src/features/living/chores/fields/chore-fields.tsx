import { LIMITS } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

import { useTranslation } from '#i18n/use-translation.ts';
import { OptionField } from '#ui/option-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { RhythmFields } from '#features/living/chores/rhythm/rhythm-fields.tsx';
import type { HousePerson } from '#features/living/chores/use-people.ts';
import { AssignFields } from './assign-fields.tsx';
import { type ChoreDraft, wrongIn } from './chore-draft.ts';
import { IconField } from './icon-field.tsx';

const WEIGHTS = Array.from({ length: 10 }, (_, at) => at + 1);

interface ChoreFieldsProps {
  value: ChoreDraft;
  people: readonly HousePerson[];
  onChange: (draft: ChoreDraft) => void;
  /** Set after an attempt to send, to show what is missing. */
  isChecked: boolean;
}

/** All fields of a chore. */
export function ChoreFields({ value, people, onChange, isChecked }: ChoreFieldsProps) {
  const { t } = useTranslation();
  const wrong = isChecked ? wrongIn(value) : [];
  const set = (changes: Partial<ChoreDraft>): void => {
    onChange({ ...value, ...changes });
  };
  return (
    <Stack spacing={2.5}>
      <TextField
        label={t('chores.fields.name')}
        value={value.name}
        // A chore without a name asks for it first.
        autoFocus={value.name === ''}
        error={wrong.includes('name')}
        helperText={wrong.includes('name') ? t('chores.fields.nameWrong') : undefined}
        onChange={({ target }) => {
          set({ name: target.value });
        }}
        fullWidth
        slotProps={{ htmlInput: { maxLength: LIMITS.name } }}
      />
      <RhythmFields
        value={value.recurrence}
        onChange={(recurrence) => {
          set({ recurrence });
        }}
        wrong={{ interval: wrong.includes('interval'), weekdays: wrong.includes('weekdays') }}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <TextField
          type="time"
          label={t('chores.fields.time')}
          value={value.due_time}
          error={wrong.includes('due_time')}
          helperText={wrong.includes('due_time') ? t('chores.fields.timeWrong') : undefined}
          onChange={({ target }) => {
            set({ due_time: target.value });
          }}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <OptionField
          label={t('chores.fields.weight')}
          value={value.weight}
          fullWidth
          onChange={({ target }) => {
            set({ weight: Number(target.value) });
          }}
        >
          {WEIGHTS.map((weight) => (
            <option key={weight} value={weight}>
              {t('chores.turn.points', { count: weight })}
            </option>
          ))}
        </OptionField>
        <TextField
          type="date"
          label={t('chores.fields.starts')}
          value={value.starts_on}
          error={wrong.includes('starts_on')}
          helperText={t(wrong.includes('starts_on') ? 'chores.fields.startsWrong' : 'chores.fields.startsHint')}
          onChange={({ target }) => {
            set({ starts_on: target.value });
          }}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Box>
      <AssignFields
        value={value.assign}
        people={people}
        onChange={(assign) => {
          set({ assign });
        }}
      />
      <IconField
        value={value.icon}
        onChange={(icon) => {
          set({ icon });
        }}
      />
    </Stack>
  );
}
