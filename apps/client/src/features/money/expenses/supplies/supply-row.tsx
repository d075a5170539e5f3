import type { Supply } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { nearDay } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { useReader } from '#session/use-reader.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { RowOpener } from '#ui/row-opener.tsx';
import { CategoryIcon } from './category-icon.tsx';
import { loadWords } from '#i18n/i18n.ts';
import { dot } from '#lib/direction.ts';
import type { ReceiptPhotos } from './receipt-photos.ts';
import { SupplyActions } from './supply-actions.tsx';
import { SupplyState } from './supply-state.tsx';

const SharesDialog = lazyOnOpen(async () => {
  const [dialog] = await Promise.all([import('./shares-dialog.tsx'), loadWords('splits', 'money')]);
  return dialog.SharesDialog;
});

/** A purchase as a row: item, buyer, price and state. */
export function SupplyRow({ supply, photos }: { supply: Supply; photos: ReceiptPhotos }) {
  const { t, i18n } = useTranslation();
  const reader = useReader();
  const [showsShares, setShowsShares] = useState(false);
  const {
    _id: id,
    name,
    quantity,
    category,
    note,
    comments,
    buyer,
    currency,
    price,
    price_added: added,
    state,
  } = supply;
  const isOver = state === 'withdrawn' || state === 'removed';
  const who = buyer._id === reader.id ? t('supplies.you') : buyer.first_name;
  return (
    <Box
      component="article"
      aria-labelledby={`supply-${id}`}
      sx={{
        position: 'relative',
        px: { xs: 2, sm: 2.5 },
        py: 1,
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
        '&:has(h2 > button:hover)': { bgcolor: 'action.hover' },
      }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <PersonAvatar id={buyer._id} name={buyer.first_name} photo={buyer.photo} size={32} />
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography id={`supply-${id}`} component="h2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {/* The whole row is clickable. */}
            <RowOpener
              label={t('supplies.showSharesNamed', { item: name })}
              onOpen={() => {
                setShowsShares(true);
              }}
            >
              {name}
            </RowOpener>
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            <CategoryIcon category={category} />
            {[
              ...(category === 'other' ? [] : [t(`supplies.categories.${category}`)]),
              t('supplies.bought', { name: who, day: nearDay(supply.bought_on, i18n.language) }),
              ...[quantity, note].filter((part) => part !== ''),
              ...(comments === 0 ? [] : [t('supplies.comments', { count: comments })]),
            ].join(dot())}
          </Typography>
        </Box>
        <Typography
          sx={{
            flex: 'none',
            fontWeight: 650,
            fontVariantNumeric: 'tabular-nums',
            ...(isOver ? { color: 'text.secondary', textDecoration: 'line-through' } : {}),
          }}
        >
          {formatMoney(added ?? price, currency, i18n.language)}
        </Typography>
      </Box>
      {supply.photos.length > 0 && (
        <Box sx={{ position: 'relative', zIndex: 1, my: 1 }}>
          {photos.gallery(supply.photos, t('supplies.receipt', { item: name }))}
        </Box>
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 2,
          rowGap: { xs: 0.5, sm: 1 },
          // On a phone the buttons start at the row's edge, because they need its full width.
          '& > *': { pl: 5.5 },
          '& > * + *': { pl: { xs: 0, sm: 5.5 } },
          '& .MuiButton-root': { position: 'relative', zIndex: 1, minHeight: { xs: 44, md: 36 }, py: 0.5 },
        }}
      >
        <SupplyState supply={supply} />
        <SupplyActions supply={supply} />
      </Box>
      {showsShares && (
        <SharesDialog
          supply={supply}
          onClose={() => {
            setShowsShares(false);
          }}
        />
      )}
    </Box>
  );
}
