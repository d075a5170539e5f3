import type { LinkedGuarantee } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { isApiError } from '#api/api-error.ts';
import { GuaranteeText } from '#features/letting/guarantees/guarantee-text.tsx';
import { useTerms } from '#features/letting/guarantees/guarantee-terms.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf, day } from '#lib/dates.ts';
import { formatRent } from '#lib/money.ts';
import { Confirmation } from '#ui/confirmation.tsx';
import { FactGrid } from '#ui/fact-grid.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { PublicPage } from '#ui/public-page.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { LinkedDocument } from './linked-document.tsx';
import { useLinkedGuaranteeQuery } from './linked-guarantee-api.ts';
import { LinkedOverdue } from './linked-overdue.tsx';

type Of<State extends LinkedGuarantee['state']> = Extract<LinkedGuarantee, { state: State }>;

const SignGuarantee = lazyOnOpen(
  async () => (await import('./sign-guarantee.tsx')).SignGuarantee,
  <ListSkeleton rows={3} avatar={false} />,
);
const LinkedPayments = lazyOnOpen(
  async () => (await import('./linked-payments.tsx')).LinkedPayments,
  <ListSkeleton rows={3} avatar={false} />,
);

/** What is overdue, and that the PDF is ready, come without a socket. */
const LOOKS_AGAIN = { pollingInterval: 30_000, skipPollingIfUnfocused: true };

function Terms({ guarantee }: { guarantee: Of<'sent'> | Of<'signed'> }) {
  const { t, i18n } = useTranslation();
  const { lease, currency } = guarantee;
  const terms = useTerms(guarantee);
  const rent = formatRent(lease.rent, currency, i18n.language);
  const facts = [
    [t('guaranteeLink.lease.place'), lease.room],
    [t('guaranteeLink.lease.address'), lease.address],
    [t('guaranteeLink.lease.rent'), t('guaranteeLink.lease.per', { rent, period: lease.rent_period })],
    [t('guaranteeLink.lease.starts'), day(lease.starts_on, i18n.language)],
    [
      t('guaranteeLink.lease.ends'),
      lease.ends_on === null ? t('guaranteeLink.lease.openEnd') : day(lease.ends_on, i18n.language),
    ],
  ] as const;
  return (
    <Stack spacing={2} sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="h2">{t('guaranteeLink.lease.heading')}</Typography>
      <FactGrid facts={facts} minWidth={180} />
      <Typography variant="h2" sx={{ '&&': { mt: 4 } }}>
        {t('guaranteeLink.loading')}
      </Typography>
      <FactGrid facts={terms} minWidth={180} />
    </Stack>
  );
}

function Text({ guarantee }: { guarantee: Of<'sent'> | Of<'signed'> }) {
  const { t } = useTranslation();
  return (
    <Box>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {t(guarantee.state === 'sent' ? 'guaranteeLink.text.heading' : 'guaranteeLink.text.signed')}
      </Typography>
      <GuaranteeText {...guarantee} />
    </Box>
  );
}

function ToSign({ token, guarantee }: { token: string; guarantee: Of<'sent'> }) {
  const { t, i18n } = useTranslation();
  const { homeowner, roomie, house, expires_at: expiresAt } = guarantee;
  const until = dateOf(expiresAt, i18n.language);
  return (
    <PublicPage
      heading={t('guaranteeLink.sent.heading', { roomie })}
      lead={t('guaranteeLink.sent.lead', { homeowner, roomie, house, day: until })}
      width={860}
    >
      <Stack spacing={4}>
        <Terms guarantee={guarantee} />
        <LinkedOverdue guarantee={guarantee} />
        <Text guarantee={guarantee} />
        <SignGuarantee token={token} guarantee={guarantee} />
      </Stack>
    </PublicPage>
  );
}

function Signed({ token, guarantee, isNew }: { token: string; guarantee: Of<'signed'>; isNew: boolean }) {
  const { t, i18n } = useTranslation();
  const { homeowner, roomie, signed_at: signedAt, has_document: hasDocument } = guarantee;
  return (
    <PublicPage
      heading={t('guaranteeLink.signed.heading', { roomie })}
      lead={t('guaranteeLink.signed.lead', { day: dateOf(signedAt, i18n.language) })}
      width={860}
    >
      <Stack spacing={4}>
        {isNew && <Confirmation isNew>{t('guaranteeLink.sign.done', { homeowner, roomie })}</Confirmation>}
        <LinkedOverdue guarantee={guarantee} />
        <LinkedPayments guarantee={guarantee} />
        <Terms guarantee={guarantee} />
        <Text guarantee={guarantee} />
        <LinkedDocument token={token} isReady={hasDocument} />
      </Stack>
    </PublicPage>
  );
}

/** Says how it ended, with the document if there is one. */
function Over({ token, guarantee }: { token: string; guarantee: Of<'ended'> | Of<'declined'> }) {
  const { t, i18n } = useTranslation();
  const { homeowner, roomie } = guarantee;
  if (guarantee.state === 'declined') {
    return (
      <PublicPage
        heading={t('guaranteeLink.declined.heading')}
        lead={t('guaranteeLink.declined.lead', { homeowner, roomie })}
      >
        {null}
      </PublicPage>
    );
  }
  const { ended, ended_at: endedAt, has_document: hasDocument } = guarantee;
  return (
    <PublicPage
      heading={t('guaranteeLink.ended.heading', { roomie })}
      lead={t('guaranteeLink.ended.lead', { why: ended, homeowner, day: dateOf(endedAt, i18n.language) })}
    >
      <LinkedDocument token={token} isReady={hasDocument} />
    </PublicPage>
  );
}

/** The page of a guarantor's link: what they sign, what is overdue, or how it ended. */
export function LinkedGuaranteeView({ token }: { token: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useLinkedGuaranteeQuery({ token }, LOOKS_AGAIN);
  const [firstState, setFirstState] = useState<LinkedGuarantee['state'] | null>(null);
  if (data !== undefined && firstState === null) setFirstState(data.state);
  // A link can stop working while its page is open.
  const isSpent = isApiError(error) && error.status === 410;
  if (data === undefined || isSpent) {
    return (
      <PublicPage
        heading={t(isSpent ? 'guaranteeLink.goneHeading' : 'guaranteeLink.loading')}
        {...(isSpent ? { lead: error.message } : {})}
      >
        {!isSpent && error !== undefined && <LoadError onRetry={() => void refetch()} />}
        {error === undefined && <ListSkeleton avatar={false} rows={4} />}
      </PublicPage>
    );
  }
  if (data.state === 'sent') return <ToSign token={token} guarantee={data} />;
  if (data.state === 'signed') return <Signed token={token} guarantee={data} isNew={firstState === 'sent'} />;
  return <Over token={token} guarantee={data} />;
}
