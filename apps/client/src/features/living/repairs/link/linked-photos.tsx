import type { LinkedRepair } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';

import { fetchFile } from '#api/fetch-file.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { logFailure } from '#lib/log.ts';
import { useIsNearViewport } from '#lib/use-is-near-viewport.ts';

type Photo = LinkedRepair['photos'][number];

interface LinkedPhotosProps {
  token: string;
  photos: readonly Photo[];
  /** What they show. */
  title: string;
}

/** The photos of a repair, for a reader who has a link and no session. */
export function LinkedPhotos({ token, photos, title }: LinkedPhotosProps) {
  const { t } = useTranslation();
  return (
    <Box
      component="ul"
      aria-label={t('repairLink.photos')}
      sx={{
        display: 'grid',
        gap: 1,
        m: 0,
        p: 0,
        listStyle: 'none',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
      }}
    >
      {photos.map((photo, at) => (
        <Box component="li" key={photo.image_id}>
          <LinkedPhoto
            token={token}
            photo={photo}
            // The caption is below it.
            alt={t('repairLink.photo', { number: at + 1, title })}
          />
          {photo.caption !== '' && (
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, overflowWrap: 'anywhere' }}>
              {photo.caption}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}

/** Fetched with the link in the body of the call, because an address would be logged on its way. */
function LinkedPhoto({ token, photo, alt }: { token: string; photo: Photo; alt: string }) {
  const { t } = useTranslation();
  const { image_id: id, width, height } = photo;
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNearViewport(box);
  const [url, setUrl] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isNear) return undefined;
    let isWanted = true;
    let made: string | null = null;
    fetchFile('/api/repairs/link/photo', { token, image_id: id, size: 'large' })
      .then((content) => {
        if (!isWanted) return;
        if (content === null) {
          setFailed(true);
          return;
        }
        made = URL.createObjectURL(content);
        setUrl(made);
      })
      .catch((cause: unknown) => {
        logFailure('A photo of a repair could not be shown', cause);
        if (isWanted) setFailed(true);
      });
    return () => {
      isWanted = false;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [isNear, token, id]);
  return (
    <Box
      ref={box}
      sx={{
        aspectRatio: `${String(width)} / ${String(height)}`,
        maxHeight: 480,
        width: '100%',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'action.hover',
        display: 'grid',
        placeItems: 'center',
      }}
    >
      {hasFailed && t('repairLink.noPhoto')}
      {url !== null && (
        <Box
          component="img"
          src={url}
          alt={alt}
          sx={{ display: 'block', width: '100%', height: '100%', minHeight: 0, objectFit: 'contain' }}
        />
      )}
    </Box>
  );
}
