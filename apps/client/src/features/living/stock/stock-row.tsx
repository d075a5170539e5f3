import type { StockItem, StockList } from '@common-roof/contracts';
import { isNeeded } from '@common-roof/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { Tag } from '#ui/tag.tsx';
import { useIsRemoved } from '#ui/use-is-removed.ts';
import { ItemMenu } from './item-menu.tsx';
import { useClaim } from './use-claim.ts';
import { useItemDetails } from './use-item-details.ts';
import type { Marks } from './use-marks.ts';

interface StockRowProps {
  item: StockItem;
  today: string;
  can: StockList['can'];
  marks: Marks;
  onEdit: (item: StockItem) => void;
}

/** A thing with the one tap that matters now: it runs low, or the reader gets it. */
export function StockRow({ item: given, today, can, marks, onEdit }: StockRowProps) {
  const { t } = useTranslation();
  const detailsOf = useItemDetails(today);
  const claim = useClaim();
  const isRemoved = useIsRemoved(given._id);
  const isWaiting = marks.isWaiting(given._id);
  const item = marks.shown(given);
  const { _id: id, name, level } = item;
  const details = detailsOf(item);
  const isClaimable = can.edit && !isWaiting && item.claim === null;
  if (isRemoved) return null;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 1,
        minHeight: 64,
        pl: 2,
        pr: 0.5,
        py: 1,
        '&:not(:first-of-type)': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 150px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 0.25, alignItems: 'center' }}>
          <Link
            component={RouterLink}
            to={paths.stockItem(id)}
            underline="hover"
            sx={{ color: 'text.primary', fontWeight: 600, py: 1.25, my: -1.25 }}
          >
            {name}
          </Link>
          {isNeeded(level) && <Tag tone={level === 'out' ? 'error' : 'warning'}>{t(`stock.level.${level}`)}</Tag>}
        </Box>
        {details !== '' && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {details}
          </Typography>
        )}
        {isWaiting && (
          <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
            {t('stock.waiting')}
          </Typography>
        )}
        {item.claim !== null && (
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {item.claim.is_own ? t('stock.claimedOwn') : t('stock.claimedBy', { name: item.claim.by.first_name })}
          </Typography>
        )}
      </Box>
      {can.mark && level === 'enough' && (
        <Button
          variant="outlined"
          aria-label={t('stock.markNamed.low', { name })}
          onClick={() => {
            marks.mark(item, 'low');
          }}
          sx={{ flex: 'none', minHeight: 48 }}
        >
          {t('stock.mark.low')}
        </Button>
      )}
      {isNeeded(level) && isClaimable && (
        <Button
          variant="contained"
          aria-label={t('stock.claimNamed', { name })}
          onClick={() => void claim(item, true)}
          sx={{ flex: 'none', minHeight: 48 }}
        >
          {t('stock.claim')}
        </Button>
      )}
      {can.edit && isNeeded(level) && item.claim?.is_own === true && (
        <Button
          variant="outlined"
          aria-label={t('stock.markNamed.enough', { name })}
          onClick={() => {
            marks.mark(item, 'enough');
          }}
          sx={{ flex: 'none', minHeight: 48 }}
        >
          {t('stock.mark.enough')}
        </Button>
      )}
      <ItemMenu item={item} can={can} marks={marks} onEdit={onEdit} />
    </Box>
  );
}
