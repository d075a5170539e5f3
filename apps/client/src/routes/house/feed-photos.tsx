import { PHOTOS_PER_PLACE } from '@common-roof/contracts';

import type { FeedPhotos } from '../../features/living/chores/feed/feed-photos.ts';
import { StoredPhotos, NewPhotos } from '../../features/identity/photos/lazy-choosers.tsx';
import { PhotoGallery } from '../../features/identity/photos/photo-gallery.tsx';

/** How the feed shows photos, and how they are chosen for it; those of a visit are chosen for an area. */
export const feedPhotos: FeedPhotos = {
  gallery: (photos, title) => <PhotoGallery photos={photos} title={title} drawing={null} least={110} />,
  chooser: (label, onChange, onBusy) => (
    <NewPhotos most={PHOTOS_PER_PLACE.visit_area} label={label} onChange={onChange} onBusy={onBusy} />
  ),
  keeper: (label, files, onChange) => (
    <StoredPhotos files={files} most={PHOTOS_PER_PLACE.feed_item} label={label} onChange={onChange} />
  ),
};
