import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, useId, useState } from 'react';

import { useDebounced } from '#lib/use-debounced.ts';
import { Outlined, plainField } from './outlined.tsx';
import { CloseIcon, SearchIcon } from './public-icons.tsx';

interface SearchFieldProps {
  label: string;
  clearLabel: string;
  value: string;
  /** Whether it fills its place; else it is as wide as a list's. */
  fullWidth?: boolean;
  /** Called when typing pauses. */
  onSearch: (value: string) => void;
}

export function SearchField({ label, clearLabel, value, fullWidth = false, onSearch }: SearchFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const settled = useDebounced(typed.trim());
  // The search may be changed elsewhere: by a reset, a link, or the back button.
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (value !== settled) setTyped(value);
  }
  useEffect(() => {
    if (settled !== value) onSearch(settled);
    // Only typing may start a search; `value` follows it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [settled]);
  return (
    <Outlined id={id} size="small" sx={{ width: { xs: '100%', sm: fullWidth ? '100%' : 340 }, px: '14px', gap: 1 }}>
      <SearchIcon sx={{ color: 'action.active' }} />
      <Box
        component="input"
        id={id}
        type="search"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
        placeholder={label}
        aria-label={label}
        maxLength={100}
        sx={{
          ...plainField('small'),
          px: 0,
          '&::placeholder': { color: 'text.secondary', opacity: 1 },
          // The button beside it works by keyboard, and in every browser.
          '&::-webkit-search-cancel-button': { display: 'none' },
        }}
      />
      {typed !== '' && (
        <IconButton
          edge="end"
          aria-label={clearLabel}
          onClick={() => {
            setTyped('');
          }}
        >
          <CloseIcon />
        </IconButton>
      )}
    </Outlined>
  );
}
