import { PHOTOS_PER_PLACE } from '@common-roof/contracts';
import type { ComponentProps } from 'react';

import { NewPhotos } from '#features/identity/media/lazy-choosers.tsx';
import { EnterDialog } from '#features/money/expenses/supplies/enter-dialog.tsx';

type EnterWithReceiptProps = Omit<ComponentProps<typeof EnterDialog>, 'photos'>;
type Photos = ComponentProps<typeof EnterDialog>['photos'];

const photos: Photos = {
  chooser: (label, onChange, onBusy) => (
    <NewPhotos most={PHOTOS_PER_PLACE.receipt} label={label} onChange={onChange} onBusy={onBusy} />
  ),
};

/** Enters a purchase with its receipt, for a page without other purchases. */
export const EnterWithReceipt = (props: EnterWithReceiptProps) => <EnterDialog {...props} photos={photos} />;
