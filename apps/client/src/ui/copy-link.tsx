import Button from '@mui/material/Button';

import { LinkIcon } from './icons.tsx';
import { useCopy } from './use-copy.ts';

interface CopyLinkProps {
  url: string;
  label: string;
  /** As the buttons beside it. */
  variant?: 'text' | 'outlined';
  /** Where several stand below each other: which it is. */
  named?: string;
}

/** Puts an address on the clipboard, to be sent to somebody. */
export function CopyLink({ url, label, variant = 'text', named }: CopyLinkProps) {
  const copy = useCopy('link');
  return (
    <Button variant={variant} aria-label={named} startIcon={<LinkIcon />} onClick={() => void copy(url)}>
      {label}
    </Button>
  );
}
