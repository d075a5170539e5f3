import Button from '@mui/material/Button';

import { useTranslation } from '../i18n/use-translation.ts';
import { alertError, tell } from '../lib/alerts.ts';
import { logFailure } from '../lib/log.ts';
import { LinkIcon } from './icons.tsx';

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
  const { t } = useTranslation();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      tell(t('shell.copied'));
    } catch (cause) {
      logFailure('The clipboard could not be written', cause);
      alertError(t('shell.notCopied', { url }));
    }
  };
  return (
    <Button variant={variant} aria-label={named} startIcon={<LinkIcon />} onClick={() => void copy()}>
      {label}
    </Button>
  );
}
