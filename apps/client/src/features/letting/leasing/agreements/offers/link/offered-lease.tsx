import { type AgreementDetail, type LeaseOffer, SIGNING_CODE_DIGITS } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';

import { isApiError, isClientError } from '#api/api-error.ts';
import { callPublic } from '#api/call-public.ts';
import { request } from '#api/request.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { showError } from '#lib/alerts.ts';
import { paths } from '#lib/paths.ts';
import { originOf } from '#session/origin.ts';
import { session } from '#session/session.ts';
import { Paper } from '#features/letting/leasing/agreements/detail/paper.tsx';
import { Signatures } from '#features/letting/leasing/agreements/detail/signatures.tsx';
import { ReadAndSign } from '#features/letting/leasing/agreements/signing/read-and-sign.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { ReasonDialog } from '#ui/lazy-reason-dialog.ts';
import type { LeaseOfferOfLink } from './use-lease-offer.ts';

const CodeField = lazyOnOpen(async () => (await import('./code-field.tsx')).CodeField);

interface OfferedLeaseProps {
  slug: string;
  offer: LeaseOffer;
  lease: AgreementDetail;
  page: LeaseOfferOfLink;
}

/** Tells people with an account to sign in, and brings them back here. */
function ToSignIn() {
  const { t } = useTranslation();
  const location = useLocation();
  if (session.token() !== null) return null;
  return (
    <Link component={RouterLink} to={paths.signIn} state={originOf(location)} color="inherit">
      {t('ads.newLease.signIn')}
    </Link>
  );
}

function SignIt({ slug, offer, lease, page }: OfferedLeaseProps) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  // A session of the offer's address identifies the signer; any other session is rejected.
  const needsCode = session.token() === null;
  const hasCode = code.length === SIGNING_CODE_DIGITS;
  const [isDeclining, setDeclining] = useState(false);
  const { _id: agreement_id, title } = lease;
  const decline = async (reason: string): Promise<boolean> => {
    try {
      await page.act(
        callPublic('PUT /api/newroomies/{id}', { params: { id: slug }, body: { action: 'decline', reason } }),
      );
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (isClientError(error.status)) showError(error.message);
      return false;
    }
  };
  return (
    <>
      <ReadAndSign
        agreement={lease}
        name={lease.party.name}
        submit={t('signing.form.sign', { title })}
        proof={
          needsCode && (
            <CodeField
              slug={slug}
              sentTo={offer.sent_to}
              code={code}
              isMissing={isTried && !hasCode}
              onChange={setCode}
            />
          )
        }
        onSign={async (signing) => {
          setTried(true);
          if (needsCode && !hasCode) return;
          try {
            const body = { agreement_id, did_sign_lease: true, ...signing, ...(needsCode ? { code } : {}) } as const;
            await page.act(callPublic('POST /api/newlease/{slug}', { params: { slug }, body }));
          } catch (error) {
            // Rejected because the text changed, or it is signed or has ended: show the current state.
            if (isApiError(error) && error.status === 409) await page.reload();
            throw error;
          }
        }}
        renderRefusal={(error) => isApiError(error) && error.code === 'conflict' && <ToSignIn />}
        actions={
          <Button
            color="error"
            size="large"
            onClick={() => {
              setDeclining(true);
            }}
          >
            {t('signing.form.decline')}
          </Button>
        }
      />
      {isDeclining && (
        <ReasonDialog
          title={t('signing.form.declineAsk', { title })}
          text={t('ads.newLease.declineText', { homeowner: lease.homeowner.name })}
          confirm={t('signing.form.decline')}
          label={t('signing.form.reason')}
          missing={t('signing.form.reasonMissing')}
          onConfirm={decline}
          onClose={() => {
            setDeclining(false);
          }}
        />
      )}
    </>
  );
}

function Document({ slug, lease }: { slug: string; lease: AgreementDetail }) {
  const { t } = useTranslation();
  if (!lease.has_document) {
    return (
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {t('signing.detail.beingMade')}
      </Typography>
    );
  }
  return (
    <Button
      component="a"
      href={request('GET /api/newlease/{slug}/document', { params: { slug } }).path}
      download={`${lease.title}.pdf`}
      variant="outlined"
    >
      {t('signing.detail.download')}
    </Button>
  );
}

/** The lease of an offer, to be signed or already signed. */
export function OfferedLease({ slug, offer, lease, page }: OfferedLeaseProps) {
  const { t } = useTranslation();
  const { obstacle } = offer;
  const isToSign = lease.state === 'sent';
  return (
    <Stack component="section" aria-labelledby="lease" spacing={3}>
      <Typography id="lease" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {lease.title}
      </Typography>
      {isToSign && obstacle !== null && (
        <Alert severity="warning">{t(`ads.newLease.obstacle.${obstacle}`, { homeowner: offer.homeowner })}</Alert>
      )}
      {isToSign && obstacle === null ? (
        <SignIt slug={slug} offer={offer} lease={lease} page={page} />
      ) : (
        <>
          {lease.signed_at !== null && (
            <Box>
              <Document slug={slug} lease={lease} />
            </Box>
          )}
          <Signatures signatures={lease.signatures} />
          <Paper agreement={lease} />
        </>
      )}
    </Stack>
  );
}
