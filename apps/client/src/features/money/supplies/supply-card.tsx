import type { Supply } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { useTranslation } from '../../../i18n/use-translation.ts';
import { day } from '../../../lib/dates.ts';
import { formatMoney } from '../../../lib/money.ts';
import { useReader } from '../../../session/use-reader.ts';
import { PersonAvatar } from '../../../ui/person-avatar.tsx';
import type { ReceiptPhotos } from './receipt-photos.ts';
import { SupplyActions } from './supply-actions.tsx';
import { SupplyState } from './supply-state.tsx';

/** Something that was bought for the house: what, by whom, for how much, and what came of it. */
export function SupplyCard({ supply, photos }: { supply: Supply; photos: ReceiptPhotos }) {
  const { t, i18n } = useTranslation();
  const reader = useReader();
  const { _id: id, name, quantity, buyer, currency, price, price_added: added, state } = supply;
  const isOver = state === 'withdrawn' || state === 'removed';
  const who = buyer._id === reader.id ? t('supplies.you') : buyer.first_name;
  return (
    <Card component="article" aria-labelledby={`supply-${id}`} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack spacing={1.5}>
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
          <PersonAvatar id={buyer._id} name={buyer.first_name} photo={buyer.photo} size={36} />
          <Box sx={{ minWidth: 0, flex: 1 }}>
            <Typography id={`supply-${id}`} variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {[t('supplies.bought', { name: who, day: day(supply.bought_on, i18n.language) }), quantity]
                .filter((part) => part !== '')
                .join(' · ')}
            </Typography>
          </Box>
          <Typography
            sx={{
              ...{ flex: 'none', fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
              ...(isOver ? { color: 'text.secondary', textDecoration: 'line-through' } : {}),
            }}
          >
            {formatMoney(added ?? price, currency, i18n.language)}
          </Typography>
        </Box>
        {supply.photos.length > 0 && photos.gallery(supply.photos, t('supplies.receipt', { item: name }))}
        <SupplyState supply={supply} />
        <SupplyActions supply={supply} />
      </Stack>
    </Card>
  );
}
