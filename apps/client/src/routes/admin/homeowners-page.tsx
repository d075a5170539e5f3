import { PeopleList } from '../../features/identity/people/people-list.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Page } from '../../ui/page.tsx';

/** Every homeowner, for admins; each look is on the audit log. */
export default function HomeownersPage() {
  const { t } = useTranslation();
  return (
    <Page heading={t('people.heading.homeowner')} lead={t('people.lead')}>
      <PeopleList kind="homeowner" />
    </Page>
  );
}
