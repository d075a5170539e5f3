import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

import { oneOf, useAddress } from '../../../lib/use-address.ts';
import { ChoiceFilter } from '../../../ui/choice-filter.tsx';
import { PeopleIcon } from '../../../ui/icons.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { EmptyState, ListSkeleton, LoadError } from '../../../ui/states.tsx';
import { type PeopleFilters, type PeopleKind, usePeopleInfiniteQuery } from './people-api.ts';
import { PeopleTable } from './people-table.tsx';

const SORTS = ['name', 'newest'] as const;
const STATES = ['active', 'disabled'] as const;

function filtersIn(query: URLSearchParams): PeopleFilters {
  const search = query.get('search') ?? '';
  const sort = oneOf(SORTS, query.get('sort'));
  const state = oneOf(STATES, query.get('state'));
  return {
    ...(search === '' ? {} : { search }),
    ...(sort === undefined ? {} : { sort }),
    ...(state === undefined ? {} : { state }),
  };
}

/** Everybody of a role: searched, sorted and filtered, which the address remembers. */
export function PeopleList({ kind }: { kind: PeopleKind }) {
  const { t } = useTranslation();
  const [query, set] = useAddress<'search' | 'sort' | 'state'>();
  const filters = filtersIn(query);
  const { currentData, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = usePeopleInfiniteQuery({
    kind,
    ...filters,
  });
  const people = currentData?.pages.flatMap((page) => page.items);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 2, mb: 2 }}>
        <SearchField
          label={t('people.search')}
          clearLabel={t('people.clear')}
          value={filters.search ?? ''}
          onSearch={(value) => {
            set({ search: value });
          }}
        />
        <ChoiceFilter
          label={t('people.show')}
          value={filters.state ?? ''}
          any={t('people.everybody')}
          choices={STATES}
          nameOf={(state) => t(`people.states.${state}`)}
          onChoose={(state) => {
            set({ state });
          }}
        />
        <ChoiceFilter
          label={t('people.sort')}
          value={filters.sort ?? 'name'}
          choices={SORTS}
          nameOf={(sort) => t(`people.sorts.${sort}`)}
          onChoose={(sort) => {
            set({ sort: sort === 'name' ? '' : sort });
          }}
        />
      </Box>
      {people === undefined && (isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton />)}
      {people?.length === 0 && <EmptyState icon={<PeopleIcon />} text={t('people.none')} />}
      {people !== undefined && people.length > 0 && <PeopleTable kind={kind} people={people} />}
      {hasNextPage && (
        <Button sx={{ mt: 2 }} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('shell.showMore')}
        </Button>
      )}
    </>
  );
}
