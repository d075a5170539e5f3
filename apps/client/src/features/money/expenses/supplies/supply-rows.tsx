import type { Supply } from '@common-roof/contracts';
import Card from '@mui/material/Card';

import type { ReceiptPhotos } from './receipt-photos.ts';
import { SupplyRow } from './supply-row.tsx';

/** Purchases as rows on one surface. */
export const SupplyRows = ({ supplies, photos }: { supplies: readonly Supply[]; photos: ReceiptPhotos }) => (
  <Card>
    {supplies.map((supply) => (
      <SupplyRow key={supply._id} supply={supply} photos={photos} />
    ))}
  </Card>
);
