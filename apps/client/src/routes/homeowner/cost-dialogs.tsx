import type { ComponentProps } from 'react';

import { NewPdfs, NewPhotos } from '#features/identity/media/lazy-choosers.tsx';
import { PhotoGallery } from '#features/identity/media/photo-gallery.tsx';
import { AddCostDialog } from '#features/money/finances/own-costs/add-cost-dialog.tsx';
import { CostDialog } from '#features/money/finances/own-costs/cost-dialog.tsx';
import type { ReceiptPhotos } from '#features/money/finances/own-costs/receipt-photos.ts';

/** Shows and chooses photos and PDFs of receipts. */
const receiptPhotos: ReceiptPhotos = {
  gallery: (photos, title) => <PhotoGallery photos={photos} title={title} drawing={null} least={110} />,
  chooser: (label, initial, most, onChange, onBusy) => (
    <NewPhotos most={most} label={label} initial={initial} onChange={onChange} onBusy={onBusy} />
  ),
  pdfs: (chooser) => <NewPdfs {...chooser} />,
};

/** Adds a cost. */
export const AddCost = (props: Omit<ComponentProps<typeof AddCostDialog>, 'photos'>) => (
  <AddCostDialog {...props} photos={receiptPhotos} />
);

/** Shows a cost. */
export const OneCost = (props: Omit<ComponentProps<typeof CostDialog>, 'photos'>) => (
  <CostDialog {...props} photos={receiptPhotos} />
);
