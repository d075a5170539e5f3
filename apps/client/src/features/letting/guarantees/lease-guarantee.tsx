import type { GuaranteesOfLease } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { isApiError } from '#api/api-error.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { Section } from '#ui/page.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { userText } from '#ui/user-text.ts';
import { GuaranteeDetails, type GuaranteeSide, GuaranteeTag, useGuaranteeNews } from './guarantee-parts.tsx';
import { useGuaranteesQuery } from './guarantees-api.ts';
import { OwnerActions } from './owner-actions.tsx';
import { RoomieActions } from './roomie-actions.tsx';

const AskDialog = lazyOnOpen(async () => (await import('./ask-dialog.tsx')).AskDialog);

const PADDING = { px: { xs: 2, sm: 3 }, pb: 2.5, display: 'grid', gap: 2 } as const;

type Guarantee = GuaranteesOfLease['items'][number];

function Newest({ guarantee, side }: { guarantee: Guarantee; side: GuaranteeSide }) {
  const { t } = useTranslation();
  const news = useGuaranteeNews(guarantee, side);
  const isAsked = guarantee.state === 'asked' && side === 'roomie';
  return (
    <>
      {isAsked && <Typography>{t('guarantees.answer.lead', { guarantor: guarantee.guarantor.name })}</Typography>}
      {news !== undefined && (
        <Alert severity="info" icon={false} sx={userText}>
          {news}
        </Alert>
      )}
      <GuaranteeDetails guarantee={guarantee} />
      {side === 'roomie' ? <RoomieActions guarantee={guarantee} /> : <OwnerActions guarantee={guarantee} />}
    </>
  );
}

/** Guarantees that came before the newest one. */
function Earlier({ guarantees }: { guarantees: readonly Guarantee[] }) {
  const { t } = useTranslation();
  return (
    <Box>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {t('guarantees.earlier')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {guarantees.map(({ _id: id, guarantor, state }) => (
          <li key={id}>
            {t('guarantees.earlierLine', { guarantor: guarantor.name, state: t(`guarantees.state.${state}`) })}
          </li>
        ))}
      </Box>
    </Box>
  );
}

interface LeaseGuaranteeProps {
  leaseId: string;
  side: GuaranteeSide;
  /** A question to the roomie comes above the text of the lease, everything else below. */
  place: 'above' | 'below';
}

/** The guarantor of a lease, as its two parties see it. Nothing for a roomie while nobody was asked for. */
export function LeaseGuarantee({ leaseId, side, place }: LeaseGuaranteeProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useGuaranteesQuery({ id: leaseId });
  const [isAsking, setAsking] = useState(false);
  const [newest, ...earlier] = data?.items ?? [];
  const isQuestion = side === 'roomie' && newest?.state === 'asked';
  const isShown =
    data === undefined ? error !== undefined && side === 'homeowner' : newest !== undefined || data.can_ask;
  if ((place === 'above') !== isQuestion || (!isShown && (data !== undefined || side === 'roomie'))) return null;
  const known = earlier.filter(({ guarantor }) => guarantor.name !== '');
  return (
    <Section
      id={`guarantee-${place}`}
      title={t('guarantees.heading')}
      actions={newest !== undefined && <GuaranteeTag state={newest.state} />}
    >
      {data === undefined && error === undefined && <ListSkeleton rows={2} avatar={false} />}
      {data === undefined && error !== undefined && (
        <LoadError
          message={isApiError(error) ? error.message : t('guarantees.failed')}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && (
        <Box sx={PADDING}>
          {newest === undefined ? (
            <Typography>{t('guarantees.none')}</Typography>
          ) : (
            <Newest guarantee={newest} side={side} />
          )}
          {data.can_ask && (
            <Box>
              <Button
                variant={newest === undefined ? 'contained' : 'outlined'}
                onClick={() => {
                  setAsking(true);
                }}
              >
                {t('guarantees.ask')}
              </Button>
            </Box>
          )}
          {known.length > 0 && <Earlier guarantees={known} />}
          {isAsking && (
            <AskDialog
              leaseId={leaseId}
              about={data}
              onClose={() => {
                setAsking(false);
              }}
            />
          )}
        </Box>
      )}
    </Section>
  );
}
