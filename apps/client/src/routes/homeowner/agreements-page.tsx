import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

import { useTranslation } from '../../i18n/use-translation.ts';
import { TemplateList } from '../../features/letting/agreements/templates/template-list.tsx';
import { paths } from '../../lib/paths.ts';
import { AddIcon } from '../../ui/icons.tsx';
import { Page } from '../../ui/page.tsx';

/** What the homeowner has roomies sign. */
export default function AgreementsPage() {
  const { t } = useTranslation();
  return (
    <Page
      heading={t('agreements.list.heading')}
      lead={t('agreements.list.lead')}
      actions={
        <Button component={Link} to={paths.newTemplate} variant="contained" startIcon={<AddIcon />}>
          {t('agreements.list.new')}
        </Button>
      }
    >
      <TemplateList />
    </Page>
  );
}
