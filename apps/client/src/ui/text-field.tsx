import FormControl, { type FormControlProps } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel, { type InputLabelProps } from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';

type OfInput =
  | 'autoComplete'
  | 'autoFocus'
  | 'defaultValue'
  | 'inputRef'
  | 'maxRows'
  | 'minRows'
  | 'multiline'
  | 'name'
  | 'onBlur'
  | 'onChange'
  | 'onFocus'
  | 'placeholder'
  | 'rows'
  | 'type'
  | 'value';

export interface TextFieldProps
  extends Omit<FormControlProps, OfInput | 'children' | 'variant'>, Pick<OutlinedInputProps, OfInput> {
  label?: ReactNode;
  helperText?: ReactNode;
  slotProps?: {
    input?: Partial<OutlinedInputProps>;
    htmlInput?: OutlinedInputProps['inputProps'];
    inputLabel?: InputLabelProps;
  };
}

/**
 * A label, a field and its help text, with the API of MUI's own, which adds two more variants and the select with its
 * menu to every page that asks for a name.
 */
export function TextField({
  autoComplete,
  autoFocus,
  defaultValue,
  helperText,
  id,
  inputRef,
  label,
  maxRows,
  minRows,
  multiline,
  name,
  onBlur,
  onChange,
  onFocus,
  placeholder,
  rows,
  slotProps: { input, htmlInput, inputLabel } = {},
  type,
  value,
  ...control
}: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const helpId = `${fieldId}-help`;
  const field = { autoComplete, autoFocus, defaultValue, inputRef, maxRows, minRows, multiline, name };
  return (
    <FormControl {...control} variant="outlined">
      {label !== undefined && (
        <InputLabel {...inputLabel} htmlFor={fieldId}>
          {label}
        </InputLabel>
      )}
      <OutlinedInput
        {...field}
        onBlur={onBlur}
        onChange={onChange}
        onFocus={onFocus}
        placeholder={placeholder}
        rows={rows}
        type={type}
        value={value}
        id={fieldId}
        label={label}
        notched={inputLabel?.shrink}
        aria-describedby={helperText ? helpId : undefined}
        inputProps={htmlInput}
        {...input}
      />
      {helperText && <FormHelperText id={helpId}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
