import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { HouseTable } from '../../features/houses/house-table.tsx';
import { useHousesForAdminInfiniteQuery } from '../../features/houses/houses-api.ts';
import { HousesIcon } from '../../ui/icons.tsx';
import { Page } from '../../ui/page.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { EmptyState, ListSkeleton, LoadError } from '../../ui/states.tsx';

/** Every house, for admins. The search stands in the address, so that it can be sent and gone back to. */
export default function HousesPage() {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const search = query.get('search') ?? '';
  const { currentData, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useHousesForAdminInfiniteQuery({ search });
  const houses = currentData?.pages.flatMap((page) => page.items);
  return (
    <Page heading={t('houses.admin.heading')}>
      <Box sx={{ mb: 2 }}>
        <SearchField
          label={t('houses.admin.search')}
          clearLabel={t('houses.admin.clear')}
          value={search}
          onSearch={(value) => {
            setQuery(value === '' ? {} : { search: value }, { replace: true });
          }}
        />
      </Box>
      {houses === undefined &&
        (isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton avatar={false} />)}
      {houses?.length === 0 && (
        <EmptyState
          icon={<HousesIcon />}
          text={search === '' ? t('houses.admin.empty') : t('houses.admin.none', { search })}
        />
      )}
      {houses !== undefined && houses.length > 0 && <HouseTable houses={houses} />}
      {hasNextPage && (
        <Button sx={{ mt: 2 }} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('shell.showMore')}
        </Button>
      )}
    </Page>
  );
}
