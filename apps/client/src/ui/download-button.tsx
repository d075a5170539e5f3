import Button from '@mui/material/Button';
import { useState } from 'react';

import { fetchFile } from '../api/fetch-file.ts';
import { showError } from '../lib/alerts.ts';
import { browser } from '../lib/browser.ts';
import { logFailure } from '../lib/log.ts';

interface DownloadButtonProps {
  /** Of the call, which is asked with the session. */
  path: string;
  /** What it is asked with, where that must not stand in an address. */
  body?: object;
  /** As it is called when it is saved. */
  file: string;
  label: string;
  /** Said where it cannot be had. */
  failed: string;
  /** Of several buttons, the one that most came for. */
  isMain?: boolean;
}

/** Saves a file that only some may read. */
export function DownloadButton({ path, body, file: name, label, failed, isMain = false }: DownloadButtonProps) {
  const [isLoading, setLoading] = useState(false);
  const download = async (): Promise<void> => {
    setLoading(true);
    try {
      const file = await fetchFile(path, body);
      if (file === null) showError(failed);
      else browser.download(name, file);
    } catch (cause) {
      logFailure('A file could not be loaded', cause);
      showError(failed);
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button variant={isMain ? 'contained' : 'outlined'} loading={isLoading} onClick={() => void download()}>
      {label}
    </Button>
  );
}
