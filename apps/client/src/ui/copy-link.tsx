import Button from '@mui/material/Button';

import { LinkIcon } from './icons.tsx';
import { useCopy } from './use-copy.ts';

interface CopyLinkProps {
  url: string;
  label: string;
  /** Matches the buttons beside it. */
  variant?: 'text' | 'outlined';
  /** Distinguishes it from others below each other. */
  named?: string;
}

/** Copies an address to the clipboard. */
export function CopyLink({ url, label, variant = 'text', named }: CopyLinkProps) {
  const copy = useCopy('link');
  return (
    <Button variant={variant} aria-label={named} startIcon={<LinkIcon />} onClick={() => void copy(url)}>
      {label}
    </Button>
  );
}
