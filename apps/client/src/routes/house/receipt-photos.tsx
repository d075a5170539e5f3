import { PHOTOS_PER_PLACE } from '@common-roof/contracts';

import { handedOver } from '#lib/handed-over.ts';
import { NewPhotos } from '#features/identity/media/lazy-choosers.tsx';
import { PhotoGallery } from '#features/identity/media/photo-gallery.tsx';
import type { ReceiptPhotos } from '#features/money/expenses/supplies/receipt-photos.ts';

/** Shows and chooses receipts. */
export const receiptPhotos: ReceiptPhotos = {
  gallery: (photos, title) => <PhotoGallery photos={photos} title={title} drawing={null} least={96} />,
  chooser: (label, onChange, onBusy) => (
    <NewPhotos
      most={PHOTOS_PER_PLACE.receipt}
      label={label}
      given={handedOver.look('purchase')}
      onChange={onChange}
      onBusy={onBusy}
    />
  ),
};
