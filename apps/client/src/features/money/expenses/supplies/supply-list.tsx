import { type House, PURCHASE_CATEGORIES, type PurchaseCategory } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { BasketIcon } from '#ui/icons.tsx';
import { itemsOf, PagedList } from '#ui/paged-list.tsx';
import { OptionField } from '#ui/option-field.tsx';
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
  const [category, setCategory] = useState<PurchaseCategory>();
  const query = useSuppliesInfiniteQuery({
    houseId: house._id,
    state: undefined,
    search: search === '' ? undefined : search,
    category,
  });
  const isFiltered = search !== '' || category !== undefined;
  const isEmpty = !isFiltered && itemsOf(query)?.length === 0;
  return (
    <Stack spacing={2}>
      {!isEmpty && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <SearchField
            label={t('supplies.search')}
            clearLabel={t('supplies.clearSearch')}
            value={search}
            onSearch={setSearch}
          />
          <OptionField
            label={t('supplies.category')}
            size="small"
            value={category ?? ''}
            onChange={({ target }) => {
              setCategory(PURCHASE_CATEGORIES.find((each) => each === target.value));
            }}
          >
            <option value="">{t('supplies.anyCategory')}</option>
            {PURCHASE_CATEGORIES.map((each) => (
              <option key={each} value={each}>
                {t(`supplies.categories.${each}`)}
              </option>
            ))}
          </OptionField>
        </Box>
      )}
      <PagedList
        query={query}
        empty={
          isFiltered ? (
            t('supplies.noMatch')
          ) : (
            <EmptyState icon={<BasketIcon />} heading={t('supplies.none.heading')} text={t('supplies.none.text')} />
          )
        }
      >
        {(supplies) => <SupplyRows supplies={supplies} photos={photos} />}
      </PagedList>
    </Stack>
  );
}
