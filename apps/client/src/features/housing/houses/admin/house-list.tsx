import { ADMIN_HOUSE_SORTS, HOUSE_STATES } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { fullName } from '#lib/person.ts';
import { oneOf, anId, anyText, useFilters } from '#lib/use-address.ts';
import { ChoiceFilter } from '#ui/choice-filter.tsx';
import { HousesIcon } from '#ui/icons.tsx';
import { itemsOf, PagedList } from '#ui/paged-list.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { EmptyState, FirstAction, TableSkeleton } from '#ui/states.tsx';
import { useHousesForAdminInfiniteQuery } from '#features/housing/houses/houses-api.ts';
import { HouseTable } from './house-table.tsx';

const FILTERS = {
  search: anyText,
  state: oneOf(HOUSE_STATES),
  homeowner_id: anId,
  city: anyText,
  sort: oneOf(ADMIN_HOUSE_SORTS),
};

/** A filter set by a link in the list, with a way to clear it. */
function SetFilter({ label, onClear }: { label: string; onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <Chip
      label={label}
      onClick={onClear}
      onDelete={onClear}
      aria-label={t('allHouses.showAll', { filter: label })}
      sx={{ height: 40, maxWidth: '100%' }}
    />
  );
}

/** All houses; search, order and filters are in the URL. */
export function HouseList() {
  const { t } = useTranslation();
  const [filter, set] = useFilters(FILTERS);
  const query = useHousesForAdminInfiniteQuery(filter);
  const isNarrowed = Object.keys(filter).some((name) => name !== 'sort');
  const owner = itemsOf(query)?.[0]?.homeowner;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <SearchField
          label={t('allHouses.search')}
          clearLabel={t('allHouses.clear')}
          value={filter.search ?? ''}
          onSearch={(search) => {
            set({ search });
          }}
        />
        <ChoiceFilter
          label={t('allHouses.show')}
          value={filter.state ?? ''}
          any={t('allHouses.everyState')}
          choices={HOUSE_STATES}
          nameOf={(state) => t(`houses.states.${state}`)}
          onChoose={(state) => {
            set({ state });
          }}
        />
        <ChoiceFilter
          label={t('allHouses.sort')}
          value={filter.sort ?? 'name'}
          choices={ADMIN_HOUSE_SORTS}
          nameOf={(sort) => t(`allHouses.sorts.${sort}`)}
          onChoose={(sort) => {
            set({ sort: sort === 'name' ? '' : sort });
          }}
        />
        {filter.homeowner_id !== undefined && (
          <SetFilter
            label={
              owner === undefined ? t('allHouses.ofSomebody') : t('allHouses.ofHomeowner', { name: fullName(owner) })
            }
            onClear={() => {
              set({ homeowner_id: '' });
            }}
          />
        )}
        {filter.city !== undefined && (
          <SetFilter
            label={t('allHouses.inCity', { city: filter.city })}
            onClear={() => {
              set({ city: '' });
            }}
          />
        )}
      </Box>
      <PagedList
        query={query}
        skeleton={<TableSkeleton />}
        empty={
          <EmptyState
            icon={<HousesIcon />}
            text={t(isNarrowed ? 'allHouses.none' : 'allHouses.empty')}
            action={!isNarrowed && <FirstAction to={paths.homeowners}>{t('allHouses.toHomeowners')}</FirstAction>}
          />
        }
      >
        {(houses) => <HouseTable houses={houses} />}
      </PagedList>
    </>
  );
}
