import { durationText } from '@common-roof/contracts';
import Box from '@mui/material/Box';

import { useTranslation } from '#i18n/use-translation.ts';
import { LocalImage } from '#ui/local-image.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { FileLine } from '#features/living/chat/files/file-line.tsx';
import { isPdf, isPhoto, isVoice, nameOfFile } from '#features/living/chat/files/pending-kind.ts';
import type { OutboxEntry } from '#features/living/chat/outbox/outbox-entry.ts';
import { useUploadProgress } from '#features/living/chat/outbox/upload-progress.ts';
import { MicIcon } from '#features/living/chat/voice/mic-icon.tsx';
import { PhotoGrid } from './photo-grid.tsx';

const PendingPhoto = ({ file }: { file: Blob | undefined }) => (file === undefined ? null : <LocalImage file={file} />);

/** The photos and files of a message that isn't sent yet, from this device, and how much of them is uploaded. */
export function PendingFiles({ entry: { client_id: id, files = [], duration_ms: ms } }: { entry: OutboxEntry }) {
  const { t } = useTranslation();
  const uploaded = useUploadProgress(id);
  const photos = files.filter(isPhoto);
  return (
    <>
      {photos.length > 0 && (
        <PhotoGrid label={t('talk.photosBy', { name: t('chat.you') })} count={photos.length}>
          {(at) => <PendingPhoto file={photos[at]} />}
        </PhotoGrid>
      )}
      {files.filter(isPdf).map((file, at) => (
        <Box key={at} sx={{ p: 0.5, width: 280, maxWidth: '100%' }}>
          <FileLine name={nameOfFile(file)} bytes={file.size} />
        </Box>
      ))}
      {files.some(isVoice) && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
          <MicIcon sx={{ color: 'primary.main' }} />
          {t('chat.voice', { length: durationText(ms ?? 0) })}
        </Box>
      )}
      {uploaded !== null && <ProgressBar label={t('talk.uploading')} done={uploaded} sx={{ mt: 1 }} />}
    </>
  );
}
