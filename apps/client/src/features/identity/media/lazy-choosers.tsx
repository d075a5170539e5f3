import Skeleton from '@mui/material/Skeleton';

import { loadWords } from '#i18n/i18n.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

const standIn = <Skeleton variant="rounded" sx={{ height: { xs: 149, sm: 128 } }} />;

/** Choosers of photos and PDFs inside dialogs, loaded when one is opened. */
export const NewPhotos = lazyOnOpen(async () => (await import('./new-photos.tsx')).NewPhotos, standIn);
export const StoredPhotos = lazyOnOpen(async () => (await import('./stored-photos.tsx')).StoredPhotos, standIn);
export const NewPdfs = lazyOnOpen(async () => {
  const [part] = await Promise.all([import('./new-pdfs.tsx'), loadWords('pdfs')]);
  return part.NewPdfs;
}, standIn);
