import { OWN_COST_CATEGORIES } from '@common-roof/contracts';
import { dayIn } from '@common-roof/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

import { useOwnHousesQuery } from '#api/resources/houses.ts';
import { CostList } from '#features/money/finances/own-costs/cost-list.tsx';
import { RecurringCosts } from '#features/money/finances/own-costs/recurring-costs.tsx';
import { StatementView } from '#features/money/finances/statement/statement-view.tsx';
import { useStatementYear, YearFilters } from '#features/money/finances/statement/year-filters.tsx';
import { loadWords } from '#i18n/i18n.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { now } from '#lib/clock.ts';
import { paths } from '#lib/paths.ts';
import { aDay, anAmount, anId, anyText, oneOf, useFilters } from '#lib/use-address.ts';
import { useOpening } from '#lib/use-opening.ts';
import { AddIcon, BillIcon } from '#ui/icons.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { Page } from '#ui/page.tsx';
import { TabRow } from '#ui/tab-row.tsx';
import { EmptyState, FirstAction, ListSkeleton, LoadError } from '#ui/states.tsx';

const AddCost = lazyOnOpen(async () => (await import('./cost-dialogs.tsx')).AddCost);
const OneCost = lazyOnOpen(async () => (await import('./cost-dialogs.tsx')).OneCost);
const Bank = lazyOnOpen(async () => {
  const [part] = await Promise.all([import('#features/money/finances/bank/bank-view.tsx'), loadWords('bank')]);
  return part.BankView;
});
const VIEWS = ['year', 'bank'] as const;
const VIEW = { view: oneOf(VIEWS) };
const ASKED = { category: oneOf(OWN_COST_CATEGORIES), amount: anAmount, on: aDay, note: anyText, cost: anId };

/**
 * What a homeowner's houses earn and cost in a year: `/finances`. `?open=cost` adds a cost, `?cost=` shows one, and
 * `?view=bank` has the bank statements.
 */
export default function FinancesPage() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useOwnHousesQuery();
  const houses = data?.items.filter(({ state }) => state !== 'draft') ?? [];
  const [asked, setAsked] = useFilters(ASKED);
  const [{ view = 'year' }, setView] = useFilters(VIEW);
  const [isAsked, settle] = useOpening('cost');
  const [isAdding, setAdding] = useState(false);
  const [firstOpen, ...others] = houses.filter(({ state }) => state === 'open');
  const today = dayIn(firstOpen?.time_zone ?? houses[0]?.time_zone ?? 'UTC', now());
  const { statement, span, name } = useStatementYear(today);
  const add =
    firstOpen &&
    ((): void => {
      setAdding(true);
    });
  const canChange = (id: string): boolean => houses.some(({ _id, state }) => _id === id && state === 'open');
  const body = () => {
    if (data === undefined) {
      return isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton rows={8} avatar={false} />;
    }
    if (houses.length === 0) {
      return (
        <EmptyState
          icon={<BillIcon />}
          text={t('finances.noHouses')}
          action={<FirstAction to={paths.newHouse}>{t('owner.list.add')}</FirstAction>}
        />
      );
    }
    if (view === 'bank') return <Bank currencies={[...new Set(houses.map(({ currency }) => currency))]} />;
    return (
      <Stack spacing={3}>
        <YearFilters houses={houses} today={today} />
        <StatementView
          year={statement}
          name={name}
          emptyAction={
            add && (
              <Button variant="contained" startIcon={<AddIcon />} onClick={add}>
                {t('finances.cost.add')}
              </Button>
            )
          }
        />
        <CostList houseId={statement.houseId} from={span.from} to={span.to} onAdd={add} />
        <RecurringCosts houseId={statement.houseId} canChange={canChange} />
      </Stack>
    );
  };
  const close = (): void => {
    setAdding(false);
    if (isAsked) {
      settle();
      setAsked({ category: '', amount: '', on: '', note: '' });
    }
  };
  return (
    <Page
      heading={t('finances.heading')}
      lead={t('finances.lead')}
      actions={
        add &&
        view === 'year' && (
          <Button variant="contained" startIcon={<AddIcon />} onClick={add}>
            {t('finances.cost.add')}
          </Button>
        )
      }
    >
      {houses.length > 0 && (
        <TabRow
          id="finances"
          label={t('finances.tabs.label')}
          tabs={VIEWS.map((value) => ({ value, label: t(`finances.tabs.${value}`) }))}
          chosen={view}
          onChoose={(value) => {
            setView({ view: value === 'year' ? '' : value });
          }}
        />
      )}
      {houses.length > 0 ? (
        <Box role="tabpanel" id="finances-panel" aria-labelledby={`finances-${view}`} sx={{ pt: 2 }}>
          {body()}
        </Box>
      ) : (
        body()
      )}
      {(isAdding || isAsked) && firstOpen && (
        <AddCost
          houses={[firstOpen, ...others]}
          first={statement.houseId ?? firstOpen._id}
          asked={isAsked ? asked : {}}
          onClose={close}
        />
      )}
      {asked.cost !== undefined && data !== undefined && (
        <OneCost
          key={asked.cost}
          id={asked.cost}
          today={today}
          canChange={canChange}
          onClose={() => {
            setAsked({ cost: '' });
          }}
        />
      )}
    </Page>
  );
}
