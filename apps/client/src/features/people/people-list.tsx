import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { PeopleIcon } from '../../ui/icons.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { EmptyState, ListSkeleton, LoadError } from '../../ui/states.tsx';
import { type PeopleFilters, type PeopleKind, usePeopleInfiniteQuery } from './people-api.ts';
import { PeopleTable } from './people-table.tsx';

const SORTS = ['name', 'newest'] as const;
const STATES = ['active', 'disabled'] as const;

function filtersIn(query: URLSearchParams): PeopleFilters {
  const search = query.get('search') ?? '';
  const sort = SORTS.find((known) => known === query.get('sort'));
  const state = STATES.find((known) => known === query.get('state'));
  return {
    ...(search === '' ? {} : { search }),
    ...(sort === undefined ? {} : { sort }),
    ...(state === undefined ? {} : { state }),
  };
}

/** Everybody of a role: searched, sorted and filtered, which the address remembers. */
export function PeopleList({ kind }: { kind: PeopleKind }) {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const filters = filtersIn(query);
  const { currentData, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = usePeopleInfiniteQuery({
    kind,
    ...filters,
  });
  const people = currentData?.pages.flatMap((page) => page.items);
  const set = (name: 'search' | 'sort' | 'state', value: string): void => {
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <SearchField
          label={t('people.search')}
          clearLabel={t('people.clear')}
          value={filters.search ?? ''}
          onSearch={(value) => {
            set('search', value);
          }}
        />
        <TextField
          select
          size="small"
          label={t('people.show')}
          value={filters.state ?? ''}
          onChange={({ target }) => {
            set('state', target.value);
          }}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          sx={{ minWidth: 150 }}
        >
          <MenuItem value="">{t('people.everybody')}</MenuItem>
          {STATES.map((state) => (
            <MenuItem key={state} value={state}>
              {t(`people.states.${state}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label={t('people.sort')}
          value={filters.sort ?? 'name'}
          onChange={({ target }) => {
            set('sort', target.value === 'name' ? '' : target.value);
          }}
          sx={{ minWidth: 150 }}
        >
          {SORTS.map((sort) => (
            <MenuItem key={sort} value={sort}>
              {t(`people.sorts.${sort}`)}
            </MenuItem>
          ))}
        </TextField>
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
