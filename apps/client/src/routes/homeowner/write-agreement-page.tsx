import type { AgreementTemplateDetail } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { useStarterTemplatesQuery, useTemplateQuery } from '#features/letting/leasing/agreements/agreements-api.ts';
import { TemplateForm } from '#features/letting/leasing/agreements/editor/template-form.tsx';
import { Starters } from '#features/letting/leasing/agreements/templates/starters.tsx';
import { tell } from '#lib/alerts.ts';
import { paths } from '#lib/paths.ts';
import { ContractIcon } from '#ui/icons.tsx';
import { MissingPage } from '#ui/missing-page.tsx';
import { Page } from '#ui/page.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { TemplateVersions } from '#features/letting/leasing/agreements/versions/lazy-versions.ts';

const WIDE = 1400;

function ToTemplates() {
  const { t } = useTranslation();
  return (
    <Button component={Link} to={paths.templates}>
      {t('agreements.edit.toList')}
    </Button>
  );
}

function EditOne({ template }: { template: AgreementTemplateDetail }) {
  const { t } = useTranslation();
  const [hasVersions, setHasVersions] = useState(false);
  const [restored, setRestored] = useState<{ agreement: string }>();
  return (
    <Page
      heading={template.title}
      lead={t('agreements.edit.lead')}
      width={WIDE}
      actions={
        <Button
          variant="outlined"
          onClick={() => {
            setHasVersions(true);
          }}
        >
          {t('agreements.list.versions')}
        </Button>
      }
    >
      <TemplateForm
        template={template}
        restored={restored}
        actions={<ToTemplates />}
        onSaved={() => {
          tell(t('agreements.edit.saved'));
        }}
      />
      {hasVersions && (
        <TemplateVersions
          template={template}
          onRestore={(agreement) => {
            setRestored({ agreement });
          }}
          onClose={() => {
            setHasVersions(false);
          }}
        />
      )}
    </Page>
  );
}

function EditKnown({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useTemplateQuery({ id });
  if (data !== undefined) return <EditOne template={data} />;
  return (
    <MissingPage
      heading={t('shell.title.writeAgreement')}
      error={error}
      onRetry={() => void refetch()}
      gone={{
        icon: <ContractIcon />,
        text: t('agreements.edit.notFound'),
        to: paths.templates,
        label: t('agreements.edit.toList'),
      }}
    />
  );
}

/** A new template from an example; `blank` and unknown examples start empty. */
function NewOne({ from }: { from: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data, isError, refetch } = useStarterTemplatesQuery(undefined);
  const example = data?.items.find(({ key }) => key === from);
  return (
    <Page heading={t('agreements.edit.newHeading')} lead={t('agreements.edit.lead')} width={WIDE}>
      {data === undefined ? (
        isError ? (
          <LoadError onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton rows={6} avatar={false} />
        )
      ) : (
        <TemplateForm
          {...(example === undefined ? {} : { example })}
          actions={<ToTemplates />}
          onSaved={({ _id: id }) => {
            tell(t('agreements.edit.added'));
            void navigate(paths.template(id), { replace: true });
          }}
        />
      )}
    </Page>
  );
}

/** `/AddNewAggrement` asks what to start from; `?from=` starts from it, `?id=` edits a template. */
export default function WriteAgreementPage() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const [id, from] = [query.get('id'), query.get('from')];
  if (id !== null) return <EditKnown key={id} id={id} />;
  if (from !== null) return <NewOne key={from} from={from} />;
  return (
    <Page heading={t('agreements.edit.newHeading')} lead={t('agreements.starters.lead')}>
      <Starters />
    </Page>
  );
}
