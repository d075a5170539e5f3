import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface ChoiceFilterProps<Value extends string> {
  label: string;
  value: Value | '';
  /** Label of the empty choice; absent: one option is always selected. */
  any?: string;
  choices: readonly Value[];
  nameOf: (value: Value) => string;
  onChoose: (value: Value | '') => void;
}

/** A filter or order of a list with a few options. */
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
