import type { AgreementDetail } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import { SentAgreement } from '#features/letting/leasing/agreements/sent/sent-agreement.tsx';
import { SentList } from '#features/letting/leasing/agreements/sent/sent-list.tsx';
import { TemplateList } from '#features/letting/leasing/agreements/templates/template-list.tsx';
import { loadWords } from '#i18n/i18n.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { useQuery } from '#lib/use-address.ts';
import { AddIcon } from '#ui/icons.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { Page } from '#ui/page.tsx';
import { TabRow } from '#ui/tab-row.tsx';
import { GuaranteeOfLease } from '#routes/guarantee-of-lease.tsx';

/** For active leases only; code and texts load with the first one. */
const LeaseChanges = lazyOnOpen(
  async () => {
    const [part] = await Promise.all([
      import('#features/letting/leasing/leases/moves/lease-changes.tsx'),
      loadWords('leases'),
    ]);
    return part.LeaseChanges;
  },
  <Box sx={{ height: 42 }} />,
);

const SendDialog = lazyOnOpen(
  async () => (await import('#features/letting/leasing/agreements/sent/send-dialog.tsx')).SendDialog,
);

const isInForce = ({ type, state }: AgreementDetail): boolean =>
  type === 'lease' && (state === 'active' || state === 'pre_released');

const VIEWS = ['templates', 'sent'] as const;

/** Templates, and the agreements made from them: `?view=sent`; `?agreement=` opens one. */
export default function AgreementsPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [query, change] = useQuery();
  const [isSending, setSending] = useState(false);
  const id = query.get('agreement');
  if (id !== null)
    return (
      <SentAgreement
        key={id}
        id={id}
        beside={(agreement) => <GuaranteeOfLease lease={agreement} side="homeowner" />}
        changes={(agreement) => (isInForce(agreement) ? <LeaseChanges lease={agreement} /> : null)}
      />
    );
  const view = query.get('view') === 'sent' ? 'sent' : 'templates';
  const send = (
    <Button
      variant="contained"
      onClick={() => {
        setSending(true);
      }}
    >
      {t('agreements.sent.toRoomie')}
    </Button>
  );
  return (
    <Page
      heading={t('agreements.list.heading')}
      lead={t(view === 'sent' ? 'agreements.sent.lead' : 'agreements.list.lead')}
      actions={
        view === 'sent' ? (
          send
        ) : (
          <Button component={Link} to={paths.newTemplate} variant="contained" startIcon={<AddIcon />}>
            {t('agreements.list.new')}
          </Button>
        )
      }
    >
      <TabRow
        id="agreements"
        label={t('agreements.sent.views')}
        tabs={VIEWS.map((value) => ({ value, label: t(`agreements.sent.view.${value}`) }))}
        chosen={view}
        onChoose={(chosen) => {
          change(() => (chosen === 'sent' ? { view: 'sent' } : {}), 'push');
        }}
      />
      <Box role="tabpanel" id="agreements-panel" aria-labelledby={`agreements-${view}`} sx={{ pt: 3 }}>
        {view === 'sent' ? <SentList old={false} empty={t('agreements.sent.none')} action={send} /> : <TemplateList />}
      </Box>
      {isSending && (
        <SendDialog
          onMade={({ _id: made }) => {
            void navigate(paths.agreement(made));
          }}
          onClose={() => {
            setSending(false);
          }}
        />
      )}
    </Page>
  );
}
