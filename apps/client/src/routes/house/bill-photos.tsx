import { PhotoGallery } from '../../features/identity/photos/photo-gallery.tsx';
import type { BillPhotos } from '../../features/money/variable-costs/bill-photos.ts';

/** Shows photos of bills. */
export const billPhotos: BillPhotos = {
  gallery: (photos, title) => <PhotoGallery photos={photos} title={title} drawing={null} least={96} />,
};
