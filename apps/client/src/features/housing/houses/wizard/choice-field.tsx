import Autocomplete from '@mui/material/Autocomplete';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

import { TextField } from '#ui/text-field.tsx';
import type { Choice } from './local-defaults.ts';

interface ChoiceFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  choices: readonly Choice[];
  disabled?: boolean;
  helperText: string | undefined;
  /** Called so that other fields can follow the choice. */
  onChosen?: (code: string) => void;
}

/** A choice from many options, found by typing. */
export function ChoiceField<Values extends FieldValues>(props: ChoiceFieldProps<Values>) {
  const { control, name, label, choices, disabled = false, helperText, onChosen } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <Autocomplete
      options={choices}
      value={choices.find(({ code }) => code === field.value) ?? null}
      isOptionEqualToValue={(option, value) => option.code === value.code}
      disabled={disabled}
      autoHighlight
      disableClearable={false}
      onChange={(_, choice) => {
        field.onChange(choice?.code ?? '');
        if (choice !== null) onChosen?.(choice.code);
      }}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          label={label}
          required
          error={fieldState.error !== undefined}
          helperText={helperText}
        />
      )}
    />
  );
}
