import { STOCK_LEVELS, type StockDetail } from '@common-roof/contracts';
import { dayIn, isNeeded } from '@common-roof/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { now } from '#lib/clock.ts';
import { paths } from '#lib/paths.ts';
import { ItemHistory } from './item-history.tsx';
import { useClaim } from './use-claim.ts';
import { useItemDetails } from './use-item-details.ts';
import { useMarks } from './use-marks.ts';

interface ItemViewProps {
  detail: StockDetail;
  /** IANA */
  timeZone: string;
}

/** What the code on a cupboard opens: big buttons to say what is left, who gets it, and its history. */
export function ItemView({ detail: { house, item: given, can, ...history }, timeZone }: ItemViewProps) {
  const { t } = useTranslation();
  const marks = useMarks(house._id, can.edit);
  const claim = useClaim();
  const detailsOf = useItemDetails(dayIn(timeZone, now()));
  const isWaiting = marks.isWaiting(given._id);
  const item = marks.shown(given);
  const details = detailsOf(item);
  const levels = STOCK_LEVELS.filter((level) => level !== item.level && (can.edit || level !== 'enough'));
  const isClaimable = can.edit && isNeeded(item.level) && !isWaiting;
  return (
    <Stack spacing={3}>
      <Box>
        <Typography sx={{ fontWeight: 600 }}>{t(`stock.level.${item.level}`)}</Typography>
        {details !== '' && <Typography sx={{ color: 'text.secondary' }}>{details}</Typography>}
        {isWaiting && <Typography role="status">{t('stock.waiting')}</Typography>}
        {item.claim !== null && (
          <Typography>
            {item.claim.is_own ? t('stock.claimedOwn') : t('stock.claimedBy', { name: item.claim.by.first_name })}
          </Typography>
        )}
      </Box>
      {can.mark && (
        <Stack spacing={1.5}>
          {levels.map((level, at) => (
            <Button
              key={level}
              variant={at === 0 ? 'contained' : 'outlined'}
              size="large"
              onClick={() => {
                marks.mark(item, level);
              }}
              sx={{ minHeight: 72, fontSize: '1.25rem' }}
            >
              {t(`stock.mark.${level}`)}
            </Button>
          ))}
          {isClaimable && item.claim === null && (
            <Button variant="outlined" size="large" onClick={() => void claim(item, true)} sx={{ minHeight: 56 }}>
              {t('stock.claim')}
            </Button>
          )}
          {isClaimable && item.claim?.is_own === true && (
            <Button size="large" onClick={() => void claim(item, false)} sx={{ minHeight: 56 }}>
              {t('stock.release')}
            </Button>
          )}
        </Stack>
      )}
      <ItemHistory {...history} timeZone={timeZone} />
      <Box>
        <Button component={Link} to={paths.stockOf(house._id)} variant="outlined">
          {t('stock.item.toStock')}
        </Button>
      </Box>
    </Stack>
  );
}
