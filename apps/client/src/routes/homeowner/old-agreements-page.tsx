import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

import { SentList } from '#features/letting/leasing/agreements/sent/sent-list.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { Page } from '#ui/page.tsx';

/** The homeowner's ended agreements. */
export default function OldAgreementsPage() {
  const { t } = useTranslation();
  const all = (
    <Button component={Link} to={paths.sentAgreements}>
      {t('signing.own.all')}
    </Button>
  );
  return (
    <Page heading={t('shell.nav.oldAgreements')} lead={t('agreements.sent.oldLead')} actions={all}>
      <SentList old empty={t('agreements.sent.noneOld')} />
    </Page>
  );
}
