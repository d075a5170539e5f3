import { PHOTOS_PER_PLACE } from '@common-roof/contracts';

import { NewPhotos } from '../../features/identity/photos/new-photos.tsx';
import { PhotoGallery } from '../../features/identity/photos/photo-gallery.tsx';
import type { BillPhotos } from '../../features/money/variable-costs/bill-photos.ts';

/** How photos of bills are shown, and how they are chosen. */
export const billPhotos: BillPhotos = {
  gallery: (photos, title) => <PhotoGallery photos={photos} title={title} drawing={null} least={96} />,
  chooser: (label, initial, onChange, onBusy) => (
    <NewPhotos most={PHOTOS_PER_PLACE.bill} label={label} initial={initial} onChange={onChange} onBusy={onBusy} />
  ),
};
