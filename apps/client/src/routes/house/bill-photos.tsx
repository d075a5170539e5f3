import { PhotoGallery } from '../../features/identity/photos/photo-gallery.tsx';
import type { BillPhotos } from '../../features/money/variable-costs/bill-photos.ts';

/** How photos of bills are shown. */
export const billPhotos: BillPhotos = {
  gallery: (photos, title) => <PhotoGallery photos={photos} title={title} drawing={null} least={96} />,
};
