import { COST_CATEGORIES, type House } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';

import { useAnswered } from '#api/use-answered.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { nameOfMonth } from '#lib/dates.ts';
import { paths } from '#lib/paths.ts';
import { oneOf, useFilters } from '#lib/use-address.ts';
import { DownloadButton } from '#ui/download-button.tsx';
import { BillIcon } from '#ui/icons.tsx';
import { OptionField } from '#ui/option-field.tsx';
import { EmptyState, ListSkeleton, LoadError } from '#ui/states.tsx';
import { AveragesSection } from './averages-section.tsx';
import { BillCard } from './bill-card.tsx';
import type { BillPhotos } from './bill-photos.ts';
import { CostChart } from './cost-chart.tsx';
import { useCostsQuery, useRecurringBillsQuery } from './costs-api.ts';
import { WaitingBills } from './waiting-bills.tsx';

const YEARS_BACK = 6;
/** Few enough that the content below is still found. */
const SHOWN = 12;
const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
const FILTERS = {
  year: oneOf(Array.from({ length: 100 }, (_, at) => String(2000 + at))),
  month: oneOf(MONTHS),
  category: oneOf(COST_CATEGORIES),
};

interface HouseCostsProps {
  house: House;
  /** The current ISO date in the house. */
  today: string;
  photos: BillPhotos;
}

/** A house's costs in a year or month: chart, usual costs and bills. `?year=`, `?month=`, `?category=`. */
export function HouseCosts({ house, today, photos }: HouseCostsProps) {
  const { t, i18n } = useTranslation();
  const [{ year = today.slice(0, 4), month, category }, set] = useFilters(FILTERS);
  const period = month === undefined ? year : `${year}-${month}`;
  const query = useCostsQuery({ houseId: house._id, period });
  const { currentData: costs, isError, refetch } = query;
  // Usual costs are above the bills, and would shift them.
  const isKnown = useAnswered(query, useRecurringBillsQuery({ houseId: house._id }));
  const [isWhole, setWhole] = useState(false);
  const newest = Number(today.slice(0, 4));
  const years = [...new Set([...Array.from({ length: YEARS_BACK }, (_, at) => String(newest - at)), year])];
  const option = (label: string, name: keyof typeof FILTERS, value: string, children: ReactNode) => (
    <OptionField
      label={label}
      value={value}
      onChange={({ target }) => {
        set({ [name]: target.value });
      }}
      sx={{ minWidth: 140, flex: { xs: '1 1 140px', sm: 'none' } }}
    >
      {children}
    </OptionField>
  );
  const body = () => {
    if (costs === undefined || !isKnown)
      return isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton />;
    const bills = costs.items.filter((bill) => category === undefined || bill.category === category);
    return (
      <>
        <WaitingBills house={house} />
        {costs.items.length + costs.before.length > 0 && (
          <CostChart costs={costs} period={period} category={category} />
        )}
        <Stack spacing={2} component="section" aria-labelledby="costs-bills">
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', alignItems: 'center' }}
          >
            <Typography id="costs-bills" variant="h3" component="h2">
              {t('bills.bills', { count: bills.length })}
            </Typography>
            {costs.items.length > 0 && (
              <DownloadButton
                path={`/api/houses/variable-costs-table/${house._id}/${period}`}
                file={`${t('bills.csv.file', { house: house.name, period })}.csv`}
                label={t('bills.csv.label')}
                failed={t('bills.csv.failed')}
              />
            )}
          </Box>
          {bills.length === 0 ? (
            <EmptyState
              icon={<BillIcon />}
              heading={t('bills.none.heading')}
              text={t('bills.none.text')}
              action={
                <Button component={Link} to={paths.enterBill(house._id)} variant="contained">
                  {t('bills.enter')}
                </Button>
              }
            />
          ) : (
            <Card>
              {(isWhole ? bills : bills.slice(0, SHOWN)).map((bill) => (
                <BillCard key={bill._id} bill={bill} photos={photos} />
              ))}
              {bills.length > SHOWN && !isWhole && (
                <Box
                  sx={{
                    display: 'flex',
                    justifyContent: 'center',
                    p: 1,
                    borderTop: '1px solid',
                    borderColor: 'divider',
                  }}
                >
                  <Button
                    onClick={() => {
                      setWhole(true);
                    }}
                  >
                    {t('bills.all', { count: bills.length })}
                  </Button>
                </Box>
              )}
            </Card>
          )}
        </Stack>
        <AveragesSection house={house} />
      </>
    );
  };
  return (
    <Stack spacing={3}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {option(
          t('bills.year'),
          'year',
          year,
          years.map((one) => <option key={one}>{one}</option>),
        )}
        {option(
          t('bills.month'),
          'month',
          month ?? '',
          <>
            <option value="">{t('bills.wholeYear')}</option>
            {MONTHS.map((one) => (
              <option key={one} value={one}>
                {nameOfMonth(one, i18n.language, 'long')}
              </option>
            ))}
          </>,
        )}
        {option(
          t('bills.category'),
          'category',
          category ?? '',
          <>
            <option value="">{t('bills.allCategories')}</option>
            {COST_CATEGORIES.map((one) => (
              <option key={one} value={one}>
                {t(`money.category.${one}`)}
              </option>
            ))}
          </>,
        )}
      </Box>
      {body()}
    </Stack>
  );
}
