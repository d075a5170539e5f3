import type { ComponentProps } from 'react';

import { TextField, type TextFieldProps } from './text-field.tsx';

type OfInput = NonNullable<ComponentProps<'input'>>;

export interface FieldProps
  extends
    Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'error' | 'helperText' | 'minRows' | 'multiline'>,
    Pick<OfInput, 'min' | 'max' | 'step' | 'inputMode'> {
  value: string;
  onChange: (typed: string) => void;
  error?: string | undefined;
  wrong?: string | undefined;
  hint?: string | undefined;
  /** Maximum length in characters. */
  most?: number;
  /** Its height in lines of text; absent: a single line. */
  lines?: number;
}

/** Returns the props of a form's input for a {@link TextField}. */
export const textProps = (
  { name, value, onChange, error }: Pick<FieldProps, 'value' | 'onChange' | 'error'> & { name?: string },
  hint?: string,
): TextFieldProps => ({
  ...(name === undefined ? {} : { name }),
  value,
  onChange: ({ target }) => {
    onChange(target.value);
  },
  error: error !== undefined,
  helperText: error ?? hint,
});

/** A text field of a form: `<Field {...field('note')} label={…} />`. */
export function Field({
  value,
  onChange,
  error,
  wrong: _wrong,
  hint,
  most,
  lines,
  min,
  max,
  step,
  inputMode,
  slotProps = {},
  ...field
}: FieldProps) {
  const isDate = field.type === 'date';
  return (
    <TextField
      fullWidth
      {...field}
      {...textProps({ value, onChange, error }, hint)}
      multiline={lines !== undefined}
      minRows={lines}
      slotProps={{
        ...(isDate ? { inputLabel: { shrink: true } } : {}),
        ...slotProps,
        htmlInput: { maxLength: most, min, max, step, inputMode, ...slotProps.htmlInput },
      }}
    />
  );
}
