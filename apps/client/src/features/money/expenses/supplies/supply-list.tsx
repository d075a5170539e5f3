import type { House } from '@common-roof/contracts';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { BasketIcon } from '#ui/icons.tsx';
import { itemsOf, PagedList } from '#ui/paged-list.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { EmptyState } from '#ui/states.tsx';
import type { ReceiptPhotos } from './receipt-photos.ts';
import { useSuppliesInfiniteQuery } from './supplies-api.ts';
import { SupplyRows } from './supply-rows.tsx';

interface SupplyListProps {
  house: House;
  photos: ReceiptPhotos;
}

/** A house's purchases, newest first. */
export function SupplyList({ house, photos }: SupplyListProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const query = useSuppliesInfiniteQuery({
    houseId: house._id,
    state: undefined,
    search: search === '' ? undefined : search,
  });
  const isEmpty = search === '' && itemsOf(query)?.length === 0;
  return (
    <Stack spacing={2}>
      {!isEmpty && (
        <SearchField
          label={t('supplies.search')}
          clearLabel={t('supplies.clearSearch')}
          value={search}
          onSearch={setSearch}
        />
      )}
      <PagedList
        query={query}
        empty={<EmptyState icon={<BasketIcon />} heading={t('supplies.none.heading')} text={t('supplies.none.text')} />}
      >
        {(supplies) => <SupplyRows supplies={supplies} photos={photos} />}
      </PagedList>
    </Stack>
  );
}
