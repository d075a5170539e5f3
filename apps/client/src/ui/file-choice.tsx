import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef } from 'react';

interface FileChoiceProps {
  /** Label of the button. */
  label: string;
  /** Label of the file input, which stays the same. */
  inputLabel: string;
  /** Extensions and media types. */
  accept: string;
  /** Name of the chosen file. */
  name: string | undefined;
  /** Which files there can be. */
  hint: string;
  /** Further buttons. */
  actions?: ReactNode;
  onChoose: (file: File) => void;
}

/** Chooses one file. */
export function FileChoice({ label, inputLabel, accept, name, hint, actions, onChoose }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="outlined" onClick={() => input.current?.click()}>
          {label}
        </Button>
        {actions}
        <input
          ref={input}
          hidden
          type="file"
          accept={accept}
          aria-label={inputLabel}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file can be chosen again after it was corrected.
            target.value = '';
            if (file !== undefined) onChoose(file);
          }}
        />
        {name !== undefined && <Typography sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>{name}</Typography>}
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {hint}
      </Typography>
    </Stack>
  );
}
