import { PHOTOS_PER_PLACE } from '@common-roof/contracts';

import type { FeedPhotos } from '#features/living/chores/feed/feed-photos.ts';
import { StoredPhotos, NewPhotos } from '#features/identity/media/lazy-choosers.tsx';
import { PhotoGallery } from '#features/identity/media/photo-gallery.tsx';

/** Shows and chooses photos for the feed; those of a visit belong to an area. */
export const feedPhotos: FeedPhotos = {
  gallery: (photos, title) => <PhotoGallery photos={photos} title={title} drawing={null} least={110} />,
  chooser: (label, onChange, onBusy) => (
    <NewPhotos most={PHOTOS_PER_PLACE.visit_area} label={label} onChange={onChange} onBusy={onBusy} />
  ),
  keeper: (label, files, onChange) => (
    <StoredPhotos files={files} most={PHOTOS_PER_PLACE.feed_item} label={label} onChange={onChange} />
  ),
};
