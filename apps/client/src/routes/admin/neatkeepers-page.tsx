import { AddPersonButton } from '#features/insight/oversight/people/add-person-button.tsx';
import { PeopleList } from '#features/insight/oversight/people/people-list.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { Page } from '#ui/page.tsx';

/** All neatkeepers, for admins; each view is audited. */
export default function NeatkeepersPage() {
  const { t } = useTranslation();
  return (
    <Page
      heading={t('people.heading.neatkeeper')}
      lead={t('people.lead')}
      actions={<AddPersonButton kind="neatkeeper" />}
    >
      <PeopleList kind="neatkeeper" />
    </Page>
  );
}
