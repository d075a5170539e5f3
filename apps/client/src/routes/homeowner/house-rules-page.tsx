import Button from '@mui/material/Button';
import { Link, Navigate, useSearchParams } from 'react-router-dom';

import { useHouseQuery } from '#api/resources/houses.ts';
import { HouseRules } from '#features/living/house-rules/house-rules.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { HousesIcon } from '#ui/icons.tsx';
import { MissingPage } from '#ui/missing-page.tsx';
import { Page } from '#ui/page.tsx';

function Found({ id }: { id: string }) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const { data: house, error, refetch } = useHouseQuery({ id });
  if (house !== undefined) {
    return (
      <Page
        heading={t('rules.heading')}
        lead={t('rules.ownersLead', { house: house.name })}
        actions={
          <Button component={Link} to={paths.house(id)}>
            {t('rules.toHouse')}
          </Button>
        }
      >
        <HouseRules houseId={id} changeId={query.get('change')} />
      </Page>
    );
  }
  return (
    <MissingPage
      heading={t('rules.heading')}
      error={error}
      onRetry={() => void refetch()}
      gone={{
        icon: <HousesIcon />,
        text: t('rules.notFound'),
        to: paths.houses,
        label: t('rules.toHouses'),
      }}
    />
  );
}

/** A house's rules, proposals and acknowledgements: `/house-rules?id=`. */
export default function HouseRulesPage() {
  const [query] = useSearchParams();
  const id = query.get('id');
  return id === null ? <Navigate to={paths.houses} replace /> : <Found key={id} id={id} />;
}
