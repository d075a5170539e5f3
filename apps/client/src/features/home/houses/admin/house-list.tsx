import { ADMIN_HOUSE_SORTS, HOUSE_STATES } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';

import { fullName } from '../../../../lib/person.ts';
import { oneOf, useAddress } from '../../../../lib/use-address.ts';
import { ChoiceFilter } from '../../../../ui/choice-filter.tsx';
import { HousesIcon } from '../../../../ui/icons.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';
import { EmptyState, ListSkeleton, LoadError } from '../../../../ui/states.tsx';
import { type AdminHousesFilter, useHousesForAdminInfiniteQuery } from '../houses-api.ts';
import { HouseTable } from './house-table.tsx';

/** A link may be old or typed by hand: what it says of the list is taken only where it can be asked for. */
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function filterIn(query: URLSearchParams): AdminHousesFilter {
  const search = query.get('search') ?? '';
  const city = (query.get('city') ?? '').trim();
  const owner = query.get('homeowner_id') ?? '';
  const sort = oneOf(ADMIN_HOUSE_SORTS, query.get('sort'));
  const state = oneOf(HOUSE_STATES, query.get('state'));
  return {
    ...(search === '' ? {} : { search }),
    ...(city === '' ? {} : { city }),
    ...(ID.test(owner) ? { homeowner_id: owner } : {}),
    ...(sort === undefined ? {} : { sort }),
    ...(state === undefined ? {} : { state }),
  };
}

/** A filter that a link in the list has set, and the way out of it. */
function SetFilter({ label, onClear }: { label: string; onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <Chip
      label={label}
      onClick={onClear}
      onDelete={onClear}
      aria-label={t('houses.admin.showAll', { filter: label })}
      sx={{ height: 40, maxWidth: '100%' }}
    />
  );
}

/** Every house: searched, sorted and filtered, which the address remembers. */
export function HouseList() {
  const { t } = useTranslation();
  const [query, set] = useAddress<'search' | 'sort' | 'state' | 'homeowner_id' | 'city'>();
  const filter = filterIn(query);
  const { currentData, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useHousesForAdminInfiniteQuery(filter);
  const houses = currentData?.pages.flatMap((page) => page.items);
  const isNarrowed = Object.keys(filter).some((name) => name !== 'sort');
  const owner = houses?.[0]?.homeowner;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <SearchField
          label={t('houses.admin.search')}
          clearLabel={t('houses.admin.clear')}
          value={filter.search ?? ''}
          onSearch={(search) => {
            set({ search });
          }}
        />
        <ChoiceFilter
          label={t('houses.admin.show')}
          value={filter.state ?? ''}
          any={t('houses.admin.everyState')}
          choices={HOUSE_STATES}
          nameOf={(state) => t(`houses.admin.states.${state}`)}
          onChoose={(state) => {
            set({ state });
          }}
        />
        <ChoiceFilter
          label={t('houses.admin.sort')}
          value={filter.sort ?? 'name'}
          choices={ADMIN_HOUSE_SORTS}
          nameOf={(sort) => t(`houses.admin.sorts.${sort}`)}
          onChoose={(sort) => {
            set({ sort: sort === 'name' ? '' : sort });
          }}
        />
        {filter.homeowner_id !== undefined && (
          <SetFilter
            label={
              owner === undefined
                ? t('houses.admin.ofSomebody')
                : t('houses.admin.ofHomeowner', { name: fullName(owner) })
            }
            onClear={() => {
              set({ homeowner_id: '' });
            }}
          />
        )}
        {filter.city !== undefined && (
          <SetFilter
            label={t('houses.admin.inCity', { city: filter.city })}
            onClear={() => {
              set({ city: '' });
            }}
          />
        )}
      </Box>
      {houses === undefined &&
        (isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton avatar={false} />)}
      {houses?.length === 0 && (
        <EmptyState icon={<HousesIcon />} text={t(isNarrowed ? 'houses.admin.none' : 'houses.admin.empty')} />
      )}
      {houses !== undefined && houses.length > 0 && <HouseTable houses={houses} />}
      {hasNextPage && (
        <Button sx={{ mt: 2 }} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('shell.showMore')}
        </Button>
      )}
    </>
  );
}
