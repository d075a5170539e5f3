import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';

import { OptionField } from './option-field.tsx';

interface ChoiceFieldProps<Value extends string> {
  name?: string;
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  error?: string | undefined;
  /** Values with their labels. */
  options: readonly (readonly [value: NoInfer<Value>, label: string])[];
}

/** A native select of a form: `<ChoiceField {...field('method')} label={…} options={…} />`. */
export function ChoiceField<Value extends string>({
  name,
  label,
  value,
  onChange,
  error,
  options,
}: ChoiceFieldProps<Value>) {
  const errorId = useId();
  const invalid = error === undefined ? {} : ({ 'aria-invalid': true, 'aria-describedby': errorId } as const);
  return (
    <Box>
      <OptionField
        {...invalid}
        name={name}
        label={label}
        value={value}
        fullWidth
        onChange={({ target }) => {
          const chosen = options.find(([option]) => option === target.value);
          if (chosen !== undefined) onChange(chosen[0]);
        }}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </OptionField>
      {error !== undefined && (
        <FormHelperText id={errorId} error>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
