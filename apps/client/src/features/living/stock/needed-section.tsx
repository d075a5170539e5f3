import { isNeeded } from '@common-roof/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

import { useStockQuery } from '#api/resources/stock.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { Section } from '#ui/page.tsx';
import { LoadError } from '#ui/states.tsx';
import { Tag } from '#ui/tag.tsx';

interface NeededSectionProps {
  houseId: string;
  /** Set if the reader can enter a purchase. */
  onBought?: ((itemId: string) => void) | undefined;
}

/** What the stock needs, beside the shopping list. */
export function NeededSection({ houseId, onBought }: NeededSectionProps) {
  const { t } = useTranslation();
  const { currentData, isError, refetch } = useStockQuery({ houseId });
  const needed = currentData?.items.filter(({ level }) => isNeeded(level)) ?? [];
  return (
    <Section
      id="stock-needed"
      title={t('stock.onList.heading')}
      actions={
        <Button component={RouterLink} to={paths.stockOf(houseId)}>
          {t('stock.onList.open')}
        </Button>
      }
    >
      {isError && currentData === undefined && <LoadError onRetry={() => void refetch()} />}
      {currentData !== undefined && needed.length === 0 && (
        <Typography variant="body2" sx={{ px: { xs: 2, sm: 3 }, pb: 2, color: 'text.secondary' }}>
          {t('stock.onList.none')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, px: { xs: 2, sm: 3 }, pb: needed.length > 0 ? 1.5 : 0 }}>
        {needed.map(({ _id: id, name, level, claim }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 48 }}
          >
            <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
                <Link component={RouterLink} to={paths.stockItem(id)} underline="hover" sx={{ color: 'text.primary' }}>
                  {name}
                </Link>
                <Tag tone={level === 'out' ? 'error' : 'warning'}>{t(`stock.level.${level}`)}</Tag>
              </Box>
              {claim !== null && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {claim.is_own ? t('stock.claimedOwn') : t('stock.claimedBy', { name: claim.by.first_name })}
                </Typography>
              )}
            </Box>
            {onBought !== undefined && (
              <Button
                aria-label={t('stock.onList.boughtNamed', { name })}
                onClick={() => {
                  onBought(id);
                }}
              >
                {t('stock.onList.bought')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Section>
  );
}
