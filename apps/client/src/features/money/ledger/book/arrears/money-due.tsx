import type { ArrearsOfHouses } from '@common-roof/contracts';
import { fromWireMoney } from '@common-roof/domain/money';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { useMe } from '#session/me-context.tsx';
import { Section } from '#ui/page.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { useArrearsQuery } from '#features/money/ledger/book/balance-api.ts';

const AGES = ['to30', 'to60', 'to90', 'over90'] as const;
/** The longer it is overdue, the warmer. */
const TONES = { to30: 'primary.main', to60: 'warning.main', to90: 'warning.dark', over90: 'error.main' } as const;
/** Shown beside its label. */
const SWATCH = { content: '""', width: 12, height: 12, borderRadius: '3px', alignSelf: 'center' } as const;
/** The number of people listed; the others are found through their houses. */
const NAMED = 5;

type Total = ArrearsOfHouses['totals'][number];

/** The amount due in one currency, by age. */
function Sum({ total }: { total: Total }) {
  const { t, i18n } = useTranslation();
  const { currency, due, upcoming } = total;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const minor = (amount: string): number => fromWireMoney(amount, currency);
  const ages = AGES.filter((age) => minor(total[age]) > 0);
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, pb: 2 }}>
      <Typography sx={{ fontSize: 26, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>{money(due)}</Typography>
      {minor(upcoming) > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('owner.money.upcoming', { amount: money(upcoming) })}
        </Typography>
      )}
      {ages.length > 0 && (
        <>
          <Box sx={{ display: 'flex', gap: '2px', height: 10, my: 1.5, borderRadius: 1, overflow: 'hidden' }}>
            {ages.map((age) => (
              <Box key={age} sx={{ flexGrow: minor(total[age]), minWidth: 4, bgcolor: TONES[age] }} />
            ))}
          </Box>
          <Box
            component="dl"
            sx={{ m: 0, display: 'grid', gridTemplateColumns: '12px 1fr auto', columnGap: 1.25, rowGap: 0.5 }}
          >
            {ages.map((age) => (
              <Box key={age} sx={{ display: 'contents', '&::before': { ...SWATCH, bgcolor: TONES[age] } }}>
                <Typography component="dt" variant="body2">
                  {t(`owner.money.ages.${age}`)}
                </Typography>
                <Typography component="dd" variant="body2" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
                  {money(total[age])}
                </Typography>
              </Box>
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}

/** What roomies owe the homeowner, by age, and who has owed longest. */
export function MoneyDue() {
  const { t, i18n } = useTranslation();
  const { userData } = useMe();
  const { currentData, isError, refetch } = useArrearsQuery({ id: userData._id });
  const body = () => {
    if (currentData === undefined) {
      return isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton rows={2} avatar={false} />;
    }
    const { totals, owing, people } = currentData;
    return (
      <>
        {owing === 0 && (
          <Typography sx={{ px: { xs: 2, sm: 3 }, pb: 2, color: 'text.secondary' }}>
            {t('owner.money.nothing')}
          </Typography>
        )}
        {owing > 0 && (
          <Stack>
            {totals.map((total) => (
              <Sum key={total.currency} total={total} />
            ))}
          </Stack>
        )}
        <List disablePadding sx={{ px: { xs: 0.5, sm: 1.5 }, pb: owing === 0 ? 0 : 1.5 }}>
          {people.slice(0, NAMED).map(({ roomie, house, currency, due, since, days_late: late }) => (
            <ListItem key={`${roomie._id} ${house._id}`} disablePadding>
              <ListItemButton component={Link} to={paths.roomie(roomie._id)}>
                <ListItemText
                  primary={`${roomie.first_name} ${roomie.last_name}`.trim()}
                  secondary={
                    late === 0
                      ? t('owner.money.dueToday', { house: house.name })
                      : t('owner.money.since', { house: house.name, day: day(since, i18n.language) })
                  }
                />
                <Typography sx={{ pl: 2, flex: 'none', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                  {formatMoney(due, currency, i18n.language)}
                </Typography>
              </ListItemButton>
            </ListItem>
          ))}
        </List>
        {owing > NAMED && (
          <Typography variant="body2" sx={{ px: { xs: 2, sm: 3 }, pb: 2, color: 'text.secondary' }}>
            {t('owner.money.more', { count: owing - NAMED })}
          </Typography>
        )}
      </>
    );
  };
  return (
    <Section id="money-due" title={t('owner.money.heading')}>
      {body()}
    </Section>
  );
}
