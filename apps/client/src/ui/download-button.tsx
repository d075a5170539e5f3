import Button from '@mui/material/Button';
import { useState } from 'react';

import { fetchFile } from '#api/fetch-file.ts';
import { showError } from '#lib/alerts.ts';
import { browser } from '#lib/browser.ts';
import { logFailure } from '#lib/log.ts';

interface DownloadButtonProps {
  /** Path of the call, which is made with the session. */
  path: string;
  /** The request body, for data that must not be in a URL. */
  body?: object;
  /** The name of the saved file. */
  file: string;
  label: string;
  /** Shown if the download fails. */
  failed: string;
  /** Whether it is the main one of several buttons. */
  isMain?: boolean;
}

/** Downloads a protected file. */
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
