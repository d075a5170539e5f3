import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';

import { HouseRules } from '#features/living/house-rules/house-rules.tsx';
import { Propose } from '#features/living/house-rules/propose.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { nearDay } from '#lib/dates.ts';
import { paths } from '#lib/paths.ts';
import { HOME_OF } from '#session/home-of.ts';
import { useMe } from '#session/me-context.tsx';
import { useArrival } from '#session/use-reader.ts';
import { HousesIcon, ShieldIcon } from '#ui/icons.tsx';
import { Page } from '#ui/page.tsx';
import { EmptyState } from '#ui/states.tsx';

/**
 * The rules of the reader's house, and proposals. `?change=`: a proposal to focus. The path is open to every signed-in
 * user; other roles get a link to their own page.
 */
export default function RulesPage() {
  const { t, i18n } = useTranslation();
  const arrival = useArrival();
  const noHouse =
    arrival === null
      ? t('rules.noHouse')
      : t('rules.noHouseYet', { house: arrival.house, day: nearDay(arrival.on, i18n.language) });
  const { userType, userData } = useMe();
  const [query] = useSearchParams();
  if (userData.account_type !== 'roomie') {
    return (
      <Page heading={t('rules.heading')}>
        <EmptyState
          icon={<ShieldIcon />}
          text={t('rules.notForYou')}
          action={
            <Button component={Link} to={HOME_OF[userType]} variant="contained">
              {t('rules.toStart')}
            </Button>
          }
        />
      </Page>
    );
  }
  const { house } = userData;
  if (house === null) {
    return (
      <Page heading={t('rules.heading')}>
        <EmptyState icon={<HousesIcon />} text={noHouse} />
      </Page>
    );
  }
  return (
    <Page
      heading={t('rules.heading')}
      lead={t('rules.lead', { house: house.name })}
      actions={
        <>
          <Button component={Link} to={paths.whoRunsWhat}>
            {t('shell.title.whoRunsWhat')}
          </Button>
          <Propose houseId={house._id} />
        </>
      }
    >
      <HouseRules houseId={house._id} changeId={query.get('change')} />
    </Page>
  );
}
