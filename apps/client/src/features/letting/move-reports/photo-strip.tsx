import type { Photo } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { PrivateImage } from '#ui/private-image.tsx';

const Lightbox = lazyOnOpen(async () => (await import('#ui/lightbox.tsx')).Lightbox);

export const THUMB_PX = 72;

/** Thumbnails in a row; each opens in full size. */
export function PhotoStrip({ photos, name }: { photos: readonly Photo[]; name: string }) {
  const { t } = useTranslation();
  const [at, setAt] = useState<number | null>(null);
  if (photos.length === 0) return null;
  return (
    <>
      <Box
        role="group"
        aria-label={t('reports.view.photosOf', { name })}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {photos.map(({ image_id: id, small_url: path }, place) => (
          <ButtonBase
            key={id}
            aria-label={t('reports.fill.photo', { place: place + 1, name })}
            onClick={() => {
              setAt(place);
            }}
            sx={{ width: THUMB_PX, height: THUMB_PX, borderRadius: 1, overflow: 'hidden', bgcolor: 'action.hover' }}
          >
            <PrivateImage path={path} alt="" fallback={null} />
          </ButtonBase>
        ))}
      </Box>
      {at !== null && (
        <Lightbox
          photos={photos}
          at={at}
          title={t('reports.view.photosOf', { name })}
          nameOf={(_, place) => t('reports.fill.photo', { place: place + 1, name })}
          onShow={setAt}
          onClose={() => {
            setAt(null);
          }}
        />
      )}
    </>
  );
}
