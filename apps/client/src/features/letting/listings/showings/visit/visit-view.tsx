import type { Visit } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { isApiError } from '#api/api-error.ts';
import { showRefusal } from '#api/show-refusal.ts';
import { spanIn } from '#lib/dates.ts';
import { FactGrid } from '#ui/fact-grid.tsx';
import { DeadLinkActions } from '#ui/dead-link-actions.tsx';
import { PublicPage } from '#ui/public-page.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { ReasonDialog } from '#ui/lazy-reason-dialog.ts';
import { useAnswerVisitMutation, useVisitQuery } from '#features/letting/listings/showings/showings-api.ts';

const SEVERITY = { proposed: 'info', confirmed: 'success', done: 'info', cancelled: 'warning' } as const;

function Answer({ token, visit }: { token: string; visit: Visit }) {
  const { t } = useTranslation();
  const [isCancelling, setIsCancelling] = useState(false);
  const [answer, { isLoading }] = useAnswerVisitMutation();
  const say = async (body: { answer: 'confirm' } | { answer: 'cancel'; reason: string }): Promise<boolean> => {
    try {
      await answer({ body: { token, ...body } }).unwrap();
      return true;
    } catch (error) {
      showRefusal(error);
      return false;
    }
  };
  if (visit.state === 'cancelled' || visit.state === 'done') {
    return (
      <Button component={Link} to={paths.openRooms} variant="outlined" sx={{ alignSelf: 'flex-start' }}>
        {t('showings.visit.rooms')}
      </Button>
    );
  }
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {visit.answer_wanted && (
        <Button variant="contained" loading={isLoading} onClick={() => void say({ answer: 'confirm' })}>
          {t('showings.visit.confirm')}
        </Button>
      )}
      <Button
        color="error"
        onClick={() => {
          setIsCancelling(true);
        }}
      >
        {t('showings.visit.cannot')}
      </Button>
      {isCancelling && (
        <ReasonDialog
          title={t('showings.visit.cannotAsk')}
          text={t('showings.visit.cannotText', { homeowner: visit.homeowner })}
          confirm={t('showings.visit.cannotSend')}
          label={t('showings.reason')}
          onConfirm={(reason) => say({ answer: 'cancel', reason })}
          onClose={() => {
            setIsCancelling(false);
          }}
        />
      )}
    </Stack>
  );
}

/** The page of a visitor's link, where they can answer without an account. */
export function VisitView({ token }: { token: string }) {
  const { t, i18n } = useTranslation();
  const { data: visit, error, refetch } = useVisitQuery({ token });
  if (visit === undefined) {
    const isSpent = isApiError(error) && error.status === 410;
    return (
      <PublicPage
        heading={t(isSpent ? 'showings.visit.unknownHeading' : 'showings.visit.loading')}
        {...(isSpent ? { lead: error.message } : {})}
      >
        {isSpent && <DeadLinkActions />}
        {!isSpent && error !== undefined && <LoadError onRetry={() => void refetch()} />}
        {error === undefined && <ListSkeleton avatar={false} rows={3} />}
      </PublicPage>
    );
  }
  const { homeowner, room, address, state } = visit;
  const facts: [string, string][] = [
    [t('showings.visit.when'), spanIn(visit.time_zone, visit.starts_at, visit.ends_at, i18n.language)],
    [t('showings.visit.room'), room],
    ...(address === null ? [] : ([[t('showings.visit.where'), address]] as [string, string][])),
    [t('showings.visit.homeowner'), homeowner],
  ];
  const said =
    state === 'proposed'
      ? t(visit.answer_wanted ? 'showings.visit.asked' : 'showings.visit.open', { homeowner })
      : t(
          state === 'cancelled' && visit.cancelled_by === 'visitor'
            ? 'showings.visit.taken'
            : `showings.visit.${state}`,
        );
  return (
    <PublicPage
      heading={t('showings.visit.heading', { name: visit.first_name })}
      lead={t('showings.visit.lead', { homeowner, room })}
    >
      <Stack spacing={3}>
        <Alert severity={SEVERITY[state]} role="status">
          {said}
        </Alert>
        <FactGrid facts={facts} minWidth={200} />
        <Answer token={token} visit={visit} />
      </Stack>
    </PublicPage>
  );
}
