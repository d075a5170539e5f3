import type { SuppliesOfCategory } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { formatMoney } from '#lib/money.ts';
import { CategoryIcon } from './category-icon.tsx';

/** What a house spent in a month, by category, each with a bar in proportion to the largest. */
export function SpentOn({ rows, currency }: { rows: readonly SuppliesOfCategory[]; currency: string }) {
  const { t, i18n } = useTranslation();
  const most = Math.max(...rows.map(({ total }) => Number(total)));
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, py: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
      <Typography component="h3" variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
        {t('supplies.months.categories')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map(({ category, total }) => (
          <Box component="li" key={category} sx={{ py: 0.75 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <Typography variant="body2">
                <CategoryIcon category={category} />
                {t(`supplies.categories.${category}`)}
              </Typography>
              <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {formatMoney(total, currency, i18n.language)}
              </Typography>
            </Box>
            <Box sx={{ height: 6, mt: 0.5, borderRadius: '3px', bgcolor: 'divider', overflow: 'hidden' }}>
              <Box
                sx={{
                  height: '100%',
                  width: `${String(Math.round((Number(total) / most) * 100))}%`,
                  borderRadius: '3px',
                  bgcolor: 'primary.main',
                }}
              />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
