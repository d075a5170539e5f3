import { dayIn } from '@common-roof/domain';
import { skipToken } from '@reduxjs/toolkit/query';
import { useParams } from 'react-router-dom';

import { useOwnHousesQuery } from '#api/resources/houses.ts';
import { useChoreQuery } from '#features/living/chores/chores-api.ts';
import { DoneView } from '#features/living/chores/done/done-view.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { now } from '#lib/clock.ts';
import { paths } from '#lib/paths.ts';
import { anId } from '#lib/use-address.ts';
import { ChoresIcon } from '#ui/icons.tsx';
import { MissingPage } from '#ui/missing-page.tsx';
import { Page } from '#ui/page.tsx';
import { EmptyState, FirstAction } from '#ui/states.tsx';

/** The page of the code at a washing machine: `/done/:chore`. Whoever doesn't live there finds nothing. */
export default function DonePage() {
  const { t } = useTranslation();
  const { chore: given = '' } = useParams();
  const id = anId(given);
  const { currentData: chore, error, refetch } = useChoreQuery(id === undefined ? skipToken : { id });
  const { data: houses, error: housesError } = useOwnHousesQuery();
  const house = houses?.items.find(({ _id }) => _id === chore?.house_id);
  if (id === undefined) {
    return (
      <Page heading={t('choreDone.heading')}>
        <EmptyState
          icon={<ChoresIcon />}
          text={t('choreDone.gone')}
          action={<FirstAction to={paths.chores}>{t('choreDone.toChores')}</FirstAction>}
        />
      </Page>
    );
  }
  if (chore === undefined || house === undefined) {
    return (
      <MissingPage
        heading={t('choreDone.heading')}
        error={error ?? housesError}
        onRetry={() => void refetch()}
        gone={{
          icon: <ChoresIcon />,
          text: t('choreDone.gone'),
          to: paths.chores,
          label: t('choreDone.toChores'),
        }}
      />
    );
  }
  return (
    <Page heading={chore.name} lead={house.name} width={640}>
      <DoneView chore={chore} today={dayIn(house.time_zone, now())} />
    </Page>
  );
}
