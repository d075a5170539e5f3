import type { ComponentProps } from 'react';

import { EnterDialog } from '../../features/money/supplies/enter-dialog.tsx';
import { receiptPhotos } from './receipt-photos.tsx';

type EnterWithReceiptProps = Omit<ComponentProps<typeof EnterDialog>, 'photos'>;

export const EnterWithReceipt = (props: EnterWithReceiptProps) => <EnterDialog {...props} photos={receiptPhotos} />;
