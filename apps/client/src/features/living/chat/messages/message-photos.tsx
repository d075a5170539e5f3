import type { Photo } from '@common-roof/contracts';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { PrivateImage } from '#ui/private-image.tsx';
import { PhotoGrid } from './photo-grid.tsx';

const Lightbox = lazyOnOpen(async () => (await import('#ui/lightbox.tsx')).Lightbox);

interface MessagePhotosProps {
  photos: readonly Photo[];
  senderName: string;
}

/** The photos of a message; each opens enlarged. A single one is fetched in its large size. */
export function MessagePhotos({ photos, senderName }: MessagePhotosProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<number | null>(null);
  const title = t('talk.photosBy', { name: senderName });
  const nameOf = (_: readonly Photo[], at: number): string => t('photos.open', { place: at + 1, count: photos.length });
  const [first] = photos;
  return (
    <>
      <PhotoGrid
        label={title}
        count={photos.length}
        ratio={first === undefined ? undefined : first.width / first.height}
      >
        {(at) => (
          <ButtonBase
            focusRipple
            aria-label={nameOf(photos, at)}
            onClick={() => {
              setShown(at);
            }}
            sx={{ display: 'block', width: '100%', height: '100%' }}
          >
            <PrivateImage
              path={(photos.length === 1 ? photos[at]?.url : photos[at]?.small_url) ?? null}
              alt=""
              fallback={null}
            />
          </ButtonBase>
        )}
      </PhotoGrid>
      {shown !== null && (
        <Lightbox
          photos={photos}
          at={shown}
          title={title}
          nameOf={nameOf}
          onShow={setShown}
          onClose={() => {
            setShown(null);
          }}
        />
      )}
    </>
  );
}
