import { skipToken } from '@reduxjs/toolkit/query';
import { useParams } from 'react-router-dom';

import { useOwnHousesQuery } from '#api/resources/houses.ts';
import { ItemView } from '#features/living/stock/item-view.tsx';
import { useStockItemQuery } from '#features/living/stock/stock-api.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { dot } from '#lib/direction.ts';
import { paths } from '#lib/paths.ts';
import { anId } from '#lib/use-address.ts';
import { ArchiveIcon } from '#ui/icons.tsx';
import { MissingPage } from '#ui/missing-page.tsx';
import { Page } from '#ui/page.tsx';
import { EmptyState, FirstAction } from '#ui/states.tsx';

/** The page of the code on a cupboard: `/stock/:id`. Whoever has nothing to do with the house finds nothing. */
export default function StockItemPage() {
  const { t } = useTranslation();
  const { id: given = '' } = useParams();
  const id = anId(given);
  const { currentData: detail, error, refetch } = useStockItemQuery(id === undefined ? skipToken : { id });
  const { data: houses } = useOwnHousesQuery();
  if (id === undefined) {
    return (
      <Page heading={t('stock.heading')}>
        <EmptyState
          icon={<ArchiveIcon />}
          text={t('stock.item.gone')}
          action={<FirstAction to={paths.stock}>{t('stock.item.toStock')}</FirstAction>}
        />
      </Page>
    );
  }
  if (detail === undefined) {
    return (
      <MissingPage
        heading={t('stock.heading')}
        error={error}
        onRetry={() => void refetch()}
        gone={{ icon: <ArchiveIcon />, text: t('stock.item.gone'), to: paths.stock, label: t('stock.item.toStock') }}
      />
    );
  }
  const { item, house } = detail;
  const timeZone = houses?.items.find(({ _id }) => _id === house._id)?.time_zone ?? 'UTC';
  const lead = [house.name, item.place].filter((one) => one !== '').join(dot());
  return (
    <Page heading={item.name} lead={lead} width={640}>
      <ItemView key={item._id} detail={detail} timeZone={timeZone} />
    </Page>
  );
}
