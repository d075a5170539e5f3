import Box from '@mui/material/Box';

import { useTranslation } from '#i18n/use-translation.ts';
import { oneOf, anyText, useFilters } from '#lib/use-address.ts';
import { ChoiceFilter } from '#ui/choice-filter.tsx';
import { PeopleIcon } from '#ui/icons.tsx';
import { PagedList } from '#ui/paged-list.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { EmptyState, TableSkeleton } from '#ui/states.tsx';
import { type PeopleKind, usePeopleInfiniteQuery } from './people-api.ts';
import { PeopleTable } from './people-table.tsx';

const SORTS = ['name', 'newest'] as const;
const STATES = ['active', 'disabled'] as const;

const FILTERS = { search: anyText, sort: oneOf(SORTS), state: oneOf(STATES) };

/** All people of a role; search, order and filters are in the URL. */
export function PeopleList({ kind }: { kind: PeopleKind }) {
  const { t } = useTranslation();
  const [filters, set] = useFilters(FILTERS);
  const query = usePeopleInfiniteQuery({ kind, ...filters });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 2, mb: 2 }}>
        <SearchField
          label={t(kind === 'admin' ? 'people.searchAdmins' : 'people.search')}
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
      <PagedList
        query={query}
        skeleton={<TableSkeleton />}
        empty={<EmptyState icon={<PeopleIcon />} text={t('people.none')} />}
      >
        {(people) => <PeopleTable kind={kind} people={people} />}
      </PagedList>
    </>
  );
}
