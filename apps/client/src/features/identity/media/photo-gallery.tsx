import type { Photo } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { type ReactNode, useState } from 'react';

import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { PrivateImage } from '#ui/private-image.tsx';
import { usePhotoName } from './use-photo-name.ts';

const Lightbox = lazyOnOpen(async () => (await import('#ui/lightbox.tsx')).Lightbox);

interface PhotoGalleryProps {
  photos: readonly Photo[];
  /** The subject of the photos, and title of the enlarged view. */
  title: string;
  /** Illustration shown if there are none. */
  drawing: ReactNode;
  /** Minimum width of one photo, in pixels. */
  least?: number;
}

/** Photos as a grid; each opens enlarged. */
export function PhotoGallery({ photos, title, drawing, least = 140 }: PhotoGalleryProps) {
  const [shown, setShown] = useState<number | null>(null);
  const nameOf = usePhotoName();
  if (photos.length === 0) {
    return <Box sx={{ borderRadius: 1, overflow: 'hidden', height: 140 }}>{drawing}</Box>;
  }
  return (
    <>
      <Box
        component="ul"
        aria-label={title}
        sx={{
          display: 'grid',
          gap: 1,
          m: 0,
          p: 0,
          listStyle: 'none',
          gridTemplateColumns: `repeat(auto-fill, minmax(min(${String(least)}px, 45%), 1fr))`,
        }}
      >
        {photos.map((photo, at) => (
          <Box component="li" key={photo.image_id}>
            <ButtonBase
              focusRipple
              aria-label={nameOf(photos, at)}
              onClick={() => {
                setShown(at);
              }}
              sx={{ display: 'block', width: '100%', aspectRatio: '4 / 3', borderRadius: 1, overflow: 'hidden' }}
            >
              <PrivateImage path={photo.small_url} alt="" fallback={drawing} />
            </ButtonBase>
          </Box>
        ))}
      </Box>
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
