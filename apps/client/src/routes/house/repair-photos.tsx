import { PHOTOS_PER_PLACE } from '@common-roof/contracts';

import { NewPhotos } from '#features/identity/media/lazy-choosers.tsx';
import { PhotoGallery } from '#features/identity/media/photo-gallery.tsx';
import type { RepairPhotos } from '#features/living/repairs/repair-photos.ts';

/** Shows and chooses photos for repairs. */
export const repairPhotos: RepairPhotos = {
  gallery: (photos, title) => <PhotoGallery photos={photos} title={title} drawing={null} least={110} />,
  chooser: (label, onChange, onBusy, given = []) => (
    <NewPhotos most={PHOTOS_PER_PLACE.repair} label={label} given={given} onChange={onChange} onBusy={onBusy} />
  ),
};
