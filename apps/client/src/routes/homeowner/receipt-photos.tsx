import { NewPhotos } from '#features/identity/media/lazy-choosers.tsx';
import { PhotoGallery } from '#features/identity/media/photo-gallery.tsx';
import type { ReceiptPhotos } from '#features/money/finances/own-costs/receipt-photos.ts';

/** Shows and chooses photos of receipts. */
export const receiptPhotos: ReceiptPhotos = {
  gallery: (photos, title) => <PhotoGallery photos={photos} title={title} drawing={null} least={110} />,
  chooser: (label, initial, most, onChange, onBusy) => (
    <NewPhotos most={most} label={label} initial={initial} onChange={onChange} onBusy={onBusy} />
  ),
};
