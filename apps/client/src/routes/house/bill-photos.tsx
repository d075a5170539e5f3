import { PhotoGallery } from '#features/identity/media/photo-gallery.tsx';
import type { BillPhotos } from '#features/money/expenses/bills/bill-photos.ts';

/** Shows photos of bills. */
export const billPhotos: BillPhotos = {
  gallery: (photos, title) => <PhotoGallery photos={photos} title={title} drawing={null} least={96} />,
};
