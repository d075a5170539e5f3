import { useTranslation } from '#i18n/use-translation.ts';
import { LocalImage } from '#ui/local-image.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { useUploadProgress } from '#features/living/chat/outbox/upload-progress.ts';
import { PhotoGrid } from './photo-grid.tsx';

const PendingPhoto = ({ file }: { file: Blob | undefined }) => (file === undefined ? null : <LocalImage file={file} />);

/** The photos of a message that isn't sent yet, from this device, and how much of them is uploaded. */
export function PendingPhotos({ clientId, files }: { clientId: string; files: readonly Blob[] }) {
  const { t } = useTranslation();
  const uploaded = useUploadProgress(clientId);
  return (
    <>
      <PhotoGrid label={t('talk.photosBy', { name: t('chat.you') })} count={files.length}>
        {(at) => <PendingPhoto file={files[at]} />}
      </PhotoGrid>
      {uploaded !== null && <ProgressBar label={t('talk.uploading')} done={uploaded} sx={{ mt: 1 }} />}
    </>
  );
}
