import FormControl, { type FormControlProps } from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

interface OptionFieldProps
  extends
    Pick<NativeSelectProps, 'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'children'>,
    Pick<FormControlProps, 'ref' | 'size' | 'fullWidth' | 'sx'> {
  label: string;
}

/** One of a few, as the browser offers it: on a phone at its size, and without the code of a menu. Its children are options. */
export function OptionField({
  label,
  name,
  value,
  defaultValue,
  onChange,
  onBlur,
  children,
  ...control
}: OptionFieldProps) {
  const id = useId();
  return (
    <FormControl {...control} variant="outlined">
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <NativeSelect
        {...{ name, value, defaultValue, onChange, onBlur }}
        id={id}
        input={<OutlinedInput label={label} notched />}
      >
        {children}
      </NativeSelect>
    </FormControl>
  );
}
