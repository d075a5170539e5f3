import IconButton from '@mui/material/IconButton';

import { CopyIcon } from './icons.tsx';
import { useCopy } from './use-copy.ts';

/** Copies a text to the clipboard. `label`: what it is. */
export function CopyText({ text, label }: { text: string; label: string }) {
  const copy = useCopy('text');
  return (
    <IconButton aria-label={label} sx={{ flex: 'none' }} onClick={() => void copy(text)}>
      <CopyIcon />
    </IconButton>
  );
}
