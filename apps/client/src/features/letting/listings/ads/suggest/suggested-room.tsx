import type { PublicAd, SuggestedRoom as Suggested } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';

import { isApiError } from '#api/api-error.ts';
import { AdFacts } from '#features/letting/listings/ads/ad-facts.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { PublicPage } from '#ui/public-page.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { userText } from '#ui/user-text.ts';
import { Refuse, type Refusal } from './refuse.tsx';
import { SuggestedApplyForm } from './suggested-apply-form.tsx';
import { useSuggestedRoom } from './use-suggested-room.ts';

function OtherRooms() {
  const { t } = useTranslation();
  return (
    <Button component={Link} to={paths.openRooms} variant="outlined" sx={{ alignSelf: 'flex-start' }}>
      {t('suggestions.link.others')}
    </Button>
  );
}

/** What came of the answer, and where other rooms are. */
function Outcome({
  heading,
  severity,
  children,
}: {
  heading: string;
  severity: 'success' | 'info';
  children: ReactNode;
}) {
  return (
    <PublicPage heading={heading}>
      <Stack spacing={3}>
        <Alert severity={severity} role="status">
          {children}
        </Alert>
        <OtherRooms />
      </Stack>
    </PublicPage>
  );
}

interface AnswerProps {
  token: string;
  room: Suggested;
  ad: PublicAd;
  onApplied: () => void;
  onRefused: (refusal: Refusal) => void;
}

function Answer({ token, room, ad, onApplied, onRefused }: AnswerProps) {
  const { t } = useTranslation();
  const { suggested_by: suggester, first_name, last_name, email } = room;
  return (
    <Stack spacing={3}>
      <Box
        component="section"
        aria-labelledby="apply"
        sx={{
          p: { xs: 2, sm: 3 },
          bgcolor: 'background.paper',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        <Typography id="apply" variant="h2" sx={{ mb: 1 }}>
          {t('suggestions.link.apply')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 3, overflowWrap: 'anywhere' }}>
          {t('suggestions.link.applyLead', { email: email ?? '', suggester })}
        </Typography>
        <SuggestedApplyForm
          ad={ad}
          token={token}
          person={{ first_name, last_name: last_name ?? '' }}
          onSent={onApplied}
        />
      </Box>
      <Box component="section" aria-labelledby="refuse">
        <Typography id="refuse" variant="h2" sx={{ mb: 2 }}>
          {t('suggestions.link.rather')}
        </Typography>
        <Refuse token={token} canDecline onDone={onRefused} />
      </Box>
    </Stack>
  );
}

/** The room that a roomie suggested, to apply for or to say no to. The link needs no account. */
export function SuggestedRoom({ token }: { token: string }) {
  const { t } = useTranslation();
  const { room, error, refetch } = useSuggestedRoom(token);
  const [isApplied, setApplied] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  if (room === undefined) {
    const isSpent = isApiError(error) && error.status === 410;
    return (
      <PublicPage
        heading={t(isSpent ? 'suggestions.link.gone' : 'suggestions.link.loading')}
        {...(isSpent ? { lead: error.message } : {})}
      >
        {isSpent && <OtherRooms />}
        {!isSpent && error !== undefined && <LoadError onRetry={refetch} />}
        {error === undefined && <ListSkeleton avatar={false} rows={4} />}
      </PublicPage>
    );
  }
  const { suggested_by: suggester, first_name: name, reason, state, title, ad } = room;
  if (refusal !== undefined || state === 'declined') {
    return (
      <Outcome heading={title} severity="success">
        {t(refusal === 'never' ? 'suggestions.link.neverDone' : 'suggestions.link.declined')}
      </Outcome>
    );
  }
  if (isApplied || state === 'applied') {
    return (
      <Outcome heading={title} severity="success">
        {t('suggestions.link.applied', { title })}
      </Outcome>
    );
  }
  if (ad === null) {
    return (
      <PublicPage heading={title}>
        <Stack spacing={3}>
          <Alert severity="info" role="status">
            {t(state === 'closed' ? 'suggestions.link.closed' : 'suggestions.link.paused')}
          </Alert>
          <OtherRooms />
          <Refuse token={token} canDecline={state === 'waiting'} onDone={setRefusal} />
        </Stack>
      </PublicPage>
    );
  }
  return (
    <PublicPage
      heading={t('suggestions.link.heading', { suggester })}
      lead={t('suggestions.link.lead', { name })}
      width={1200}
    >
      <Stack spacing={3}>
        {reason !== null && (
          <Typography
            component="blockquote"
            sx={{ m: 0, pl: 2, borderLeft: '3px solid', borderColor: 'divider', ...userText }}
          >
            {reason}
          </Typography>
        )}
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          }}
        >
          <Stack spacing={2} sx={{ minWidth: 0 }}>
            <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{title}</bdi>
            </Typography>
            <AdFacts ad={ad} isPublic />
          </Stack>
          <Answer
            token={token}
            room={room}
            ad={ad}
            onApplied={() => {
              setApplied(true);
            }}
            onRefused={setRefusal}
          />
        </Box>
      </Stack>
    </PublicPage>
  );
}
