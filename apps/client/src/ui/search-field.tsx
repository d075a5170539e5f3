import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useEffect, useState } from 'react';

import { useDebounced } from '../lib/use-debounced.ts';
import { CloseIcon, SearchIcon } from './public-icons.tsx';
import { TextField } from './text-field.tsx';

interface SearchFieldProps {
  label: string;
  clearLabel: string;
  value: string;
  /** Called when typing rests. */
  onSearch: (value: string) => void;
}

export function SearchField({ label, clearLabel, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const settled = useDebounced(typed.trim());
  // What was searched for may be changed elsewhere: a reset, a link, the way back.
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (value !== settled) setTyped(value);
  }
  useEffect(() => {
    if (settled !== value) onSearch(settled);
    // Only what is typed may start a search; `value` follows it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [settled]);
  return (
    <TextField
      type="search"
      size="small"
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value);
      }}
      placeholder={label}
      sx={{ width: { xs: '100%', sm: 340 } }}
      slotProps={{
        htmlInput: { 'aria-label': label, maxLength: 100 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          ),
          endAdornment: typed !== '' && (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={clearLabel}
                onClick={() => {
                  setTyped('');
                }}
              >
                <CloseIcon />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
