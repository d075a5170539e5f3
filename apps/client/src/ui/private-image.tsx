import Box from '@mui/material/Box';
import { type ReactNode, useRef } from 'react';

import { useIsNearViewport } from '#lib/use-is-near-viewport.ts';
import { usePrivateImage } from './use-private-image.ts';

interface PrivateImageProps {
  /** The server's path `/api/images/…`; null: no photo. */
  path: string | null;
  /** Alternative text; empty if the text beside it is enough. */
  alt: string;
  /** Shown if there is no photo, or none for this reader. */
  fallback: ReactNode;
  /** `cover` fills its box, `contain` shows the whole image. */
  fit?: 'cover' | 'contain';
}

/** A protected photo that fills its box. It is fetched when it comes near the screen. */
export function PrivateImage({ path, ...shown }: PrivateImageProps) {
  return path === null ? shown.fallback : <Photo path={path} {...shown} />;
}

function Photo({ path, alt, fallback, fit = 'cover' }: PrivateImageProps & { readonly path: string }) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNearViewport(box);
  const image = usePrivateImage(isNear ? path : null);
  if (image.state === 'none') return fallback;
  return (
    <Box ref={box} sx={{ width: '100%', height: '100%', bgcolor: fit === 'cover' ? 'action.hover' : 'transparent' }}>
      {image.state === 'ready' && (
        <Box
          component="img"
          src={image.url}
          alt={alt}
          draggable={false}
          sx={{ display: 'block', width: '100%', height: '100%', objectFit: fit }}
        />
      )}
    </Box>
  );
}
