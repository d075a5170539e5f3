import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface ChoiceFilterProps<Value extends string> {
  label: string;
  value: Value | '';
  /** What stands for no choice; without it one of the choices is always made. */
  any?: string;
  choices: readonly Value[];
  nameOf: (value: Value) => string;
  onChoose: (value: Value | '') => void;
}

/** One of a few ways to narrow or sort a list. */
export function ChoiceFilter<Value extends string>(props: ChoiceFilterProps<Value>) {
  const { label, value, any, choices, nameOf, onChoose } = props;
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => {
        onChoose(choices.find((choice) => choice === target.value) ?? '');
      }}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ minWidth: 150, flex: { xs: 1, sm: 'none' } }}
    >
      {any !== undefined && <MenuItem value="">{any}</MenuItem>}
      {choices.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {nameOf(choice)}
        </MenuItem>
      ))}
    </TextField>
  );
}
