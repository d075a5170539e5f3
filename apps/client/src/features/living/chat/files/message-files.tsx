import type { SentFile } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';

import { fetchFile } from '#api/fetch-file.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { showError } from '#lib/alerts.ts';
import { browser } from '#lib/browser.ts';
import { logFailure } from '#lib/log.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { VoicePlayer } from '#features/living/chat/voice/voice-player.tsx';
import { FileLine } from './file-line.tsx';

/** A PDF that is saved on the reader's device. It isn't opened in a page of ours, because a stranger made it. */
function FileButton({ file: { name, bytes, url } }: { file: SentFile }) {
  const { t } = useTranslation();
  const [isLoading, setLoading] = useState(false);
  const download = async (): Promise<void> => {
    setLoading(true);
    try {
      const content = await fetchFile(url);
      if (content === null) showError(t('files.gone', { name }));
      else browser.download(name, content);
    } catch (cause) {
      logFailure('A file could not be loaded', cause);
      showError(t('files.failed', { name }));
    } finally {
      setLoading(false);
    }
  };
  return (
    <ButtonBase
      focusRipple
      aria-busy={isLoading}
      onClick={() => {
        if (!isLoading) void download();
      }}
      sx={{
        width: '100%',
        minHeight: 44,
        p: 0.5,
        pr: 1.5,
        justifyContent: 'flex-start',
        borderRadius: '12px',
        opacity: isLoading ? 0.6 : 1,
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box component="span" sx={visuallyHidden}>
        {t('files.download')}
      </Box>
      <FileLine name={name} bytes={bytes} />
    </ButtonBase>
  );
}

/** The PDFs and voice messages of a message. */
export function MessageFiles({ files, senderName }: { files: readonly SentFile[]; senderName: string }) {
  const { t } = useTranslation();
  return (
    <Box
      component="ul"
      aria-label={t('files.list', { name: senderName })}
      sx={{ display: 'grid', gap: 0.5, m: 0, mb: 0.5, p: 0, listStyle: 'none', width: 280, maxWidth: '100%' }}
    >
      {files.map((file) => (
        <Box component="li" key={file.file_id} sx={{ minWidth: 0 }}>
          {file.duration_ms === null ? (
            <FileButton file={file} />
          ) : (
            <VoicePlayer
              label={t('voice.by', { name: senderName })}
              durationMs={file.duration_ms}
              load={() => fetchFile(file.url)}
            />
          )}
        </Box>
      ))}
    </Box>
  );
}
