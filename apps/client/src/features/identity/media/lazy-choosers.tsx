import Skeleton from '@mui/material/Skeleton';

import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

const standIn = <Skeleton variant="rounded" sx={{ height: { xs: 149, sm: 128 } }} />;

/** Photo choosers inside dialogs, loaded when one is opened. */
export const NewPhotos = lazyOnOpen(async () => (await import('./new-photos.tsx')).NewPhotos, standIn);
export const StoredPhotos = lazyOnOpen(async () => (await import('./stored-photos.tsx')).StoredPhotos, standIn);
