import type { SentFile } from '@common-roof/contracts';
import Box from '@mui/material/Box';

import { useTranslation } from '#i18n/use-translation.ts';
import { fileSize } from '#lib/numbers.ts';
import { DownloadButton } from '#ui/download-button.tsx';

/** The PDFs of an entry or a document, which are saved on the reader's device; nothing if there are none. */
export function GuideFiles({ files, title }: { files: readonly SentFile[]; title: string }) {
  const { t, i18n } = useTranslation();
  if (files.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t('guide.files.list', { title })}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
    >
      {files.map(({ file_id: id, url, name, bytes }) => (
        <Box component="li" key={id} sx={{ maxWidth: '100%', '& .MuiButton-root': { overflowWrap: 'anywhere' } }}>
          <DownloadButton
            path={url}
            file={name}
            label={t('guide.files.save', { name, size: fileSize(bytes, i18n.language) })}
            failed={t('guide.files.failed')}
          />
        </Box>
      ))}
    </Box>
  );
}
