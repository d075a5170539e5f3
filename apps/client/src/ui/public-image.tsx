import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';

interface PublicImageProps {
  /** The server's path `/api/images/…`; null: no photo. */
  path: string | null;
  /** Alternative text; empty if the text beside it is enough. */
  alt: string;
  /** Shown if there is no photo, or it is gone. */
  fallback: ReactNode;
  /** Whether it is seen first. The others are fetched when they come near the screen. */
  isFirst?: boolean;
  /** How a first view fills it. */
  slots?: Readonly<Record<`data-slot-${string}`, string>>;
}

/** A photo of an open room, which everybody may see, and which fills its box. */
export function PublicImage({ path, alt, fallback, isFirst = false, slots }: PublicImageProps) {
  const [gone, setGone] = useState<string | null>(null);
  if (path === null || path === gone) return fallback;
  return (
    <Box
      component="img"
      {...slots}
      src={path}
      alt={alt}
      draggable={false}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      onError={() => {
        setGone(path);
      }}
      sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover', bgcolor: 'action.hover' }}
    />
  );
}
