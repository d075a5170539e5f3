import type { Applicant, OwnAd } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { isApiError } from '#api/api-error.ts';
import { BackIcon, NoteIcon } from '#ui/icons.tsx';
import { Page, Section } from '#ui/page.tsx';
import { EmptyState, ListSkeleton, LoadError } from '#ui/states.tsx';
import { AdFacts } from '#features/letting/listings/ads/ad-facts.tsx';
import { useOwnAdQuery } from '#features/letting/listings/ads/ads-api.ts';
import { ApplicantsBoard } from '#features/letting/listings/ads/board/applicants-board.tsx';
import { CopyLink } from '#ui/copy-link.tsx';
import { AdActions } from './ad-actions.tsx';
import { AdStateTag } from './ad-state-tag.tsx';

interface OneAdProps {
  id: string;
  applicant: string | null;
  onApplicant: (id: string | null) => void;
  /** Opens the planning of a showing. */
  onShow: (applicant: Applicant) => void;
  /** Opens an offer of the room. */
  onOffer: (applicant: Applicant) => void;
  /** Renders the ad's parts from other features. */
  renderMore: (ad: OwnAd) => ReactNode;
}

/** One of the homeowner's ads: its applicants, and its public view. */
export function OneAd({ id, applicant, onApplicant, onShow, onOffer, renderMore }: OneAdProps) {
  const { t } = useTranslation();
  const { data: ad, error, refetch } = useOwnAdQuery({ id });
  const back = (
    <Button component={Link} to={paths.ads} startIcon={<BackIcon />}>
      {t('ads.own.all')}
    </Button>
  );
  if (ad === undefined) {
    const isGone = isApiError(error) && error.status >= 400 && error.status < 500;
    return (
      <Page heading={t('ads.own.heading')}>
        {isGone && <EmptyState icon={<NoteIcon />} text={t('ads.own.gone')} action={back} />}
        {!isGone && error !== undefined && <LoadError onRetry={() => void refetch()} />}
        {error === undefined && <ListSkeleton />}
      </Page>
    );
  }
  return (
    <Page heading={ad.title} lead={`${ad.house.name}: ${ad.room.name}`} actions={back} width={1400}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          mb: 3,
          mt: { xs: 0, sm: -2 },
          // On a phone it may start a line.
          '& > .MuiButton-text': { ml: { xs: -1.5, sm: 0 } },
        }}
      >
        <AdStateTag state={ad.state} />
        {ad.state === 'open' && (
          <CopyLink
            url={`${window.location.origin}/roomad?id=${ad._id}`}
            label={t('ads.rooms.share')}
            variant="outlined"
          />
        )}
        <AdActions ad={ad} />
      </Stack>
      <Stack spacing={4}>
        <Box>
          <Typography variant="h2" sx={{ mb: 1 }}>
            {t('ads.board.heading')}
          </Typography>
          <ApplicantsBoard ad={ad} openId={applicant} onOpen={onApplicant} onShow={onShow} onOffer={onOffer} />
        </Box>
        {renderMore(ad)}
        <Section id="preview" title={t('ads.own.preview')}>
          <Box sx={{ px: { xs: 2, sm: 3 }, pb: 3, maxWidth: 860 }}>
            <AdFacts ad={ad} isPublic={false} />
          </Box>
        </Section>
      </Stack>
    </Page>
  );
}
