import { useTranslation } from 'react-i18next';

import { PeopleList } from '../../features/identity/people/people-list.tsx';
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
