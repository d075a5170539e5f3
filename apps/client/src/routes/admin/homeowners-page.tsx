import { PeopleList } from '#features/insight/oversight/people/people-list.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { Page } from '#ui/page.tsx';

/** All homeowners, for admins; each view is audited. */
export default function HomeownersPage() {
  const { t } = useTranslation();
  return (
    <Page heading={t('people.heading.homeowner')} lead={t('people.lead')}>
      <PeopleList kind="homeowner" />
    </Page>
  );
}
