import { AddPersonButton } from '#features/insight/oversight/people/add-person-button.tsx';
import { PeopleList } from '#features/insight/oversight/people/people-list.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { Page } from '#ui/page.tsx';

/** All admins, for admins; each view is audited. */
export default function AdminsPage() {
  const { t } = useTranslation();
  return (
    <Page heading={t('people.heading.admin')} lead={t('people.lead')} actions={<AddPersonButton kind="admin" />}>
      <PeopleList kind="admin" />
    </Page>
  );
}
