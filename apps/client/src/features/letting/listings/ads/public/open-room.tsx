import type { PublicAd } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';

import { isApiError } from '#api/api-error.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { BackIcon, DoorIcon } from '#ui/public-icons.tsx';
import { PublicPage } from '#ui/public-page.tsx';
import { EmptyState, ListSkeleton, LoadError } from '#ui/states.tsx';
import { AdFacts } from '#features/letting/listings/ads/ad-facts.tsx';
import { CopyLink } from '#ui/copy-link.tsx';
import { ApplyForm } from './apply-form.tsx';
import { useOpenRoom } from './use-open-room.ts';

function Apply({ ad }: { ad: PublicAd }) {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Box
      component="section"
      aria-labelledby="apply"
      sx={{
        // It stays visible beside a long text.
        position: { lg: 'sticky' },
        top: 16,
        p: { xs: 2, sm: 3 },
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Typography id="apply" variant="h2" sx={{ mb: 1, scrollMarginTop: 16 }}>
        {t('ads.apply.heading')}
      </Typography>
      {sentTo === null ? (
        <>
          <Typography sx={{ color: 'text.secondary', mb: 3 }}>{t('ads.apply.lead')}</Typography>
          <ApplyForm ad={ad} onSent={setSentTo} />
        </>
      ) : (
        <Alert severity="success" role="status">
          <AlertTitle>{t('ads.apply.sentTitle')}</AlertTitle>
          {t('ads.apply.sent', { email: sentTo })}
        </Alert>
      )}
    </Box>
  );
}

/** One open room, to read, share and apply for. @param back the searched list */
export function OpenRoom({ id, back }: { id: string; back: string }) {
  const { t } = useTranslation();
  const { ad, error, refetch } = useOpenRoom(id);
  const title = ad?.title;
  // Of the room, as the server wrote it for search engines and previews.
  useEffect(() => {
    if (title === undefined) return undefined;
    const before = document.title;
    document.title = `${title} · Common Roof`;
    return () => {
      document.title = before;
    };
  }, [title]);
  const all = (variant: 'text' | 'outlined') => (
    <Button component={Link} to={back} variant={variant} startIcon={<BackIcon />}>
      {t('ads.rooms.all')}
    </Button>
  );
  if (ad === undefined) {
    const isGone = isApiError(error) && error.status >= 400 && error.status < 500;
    return (
      <PublicPage heading={isGone ? t('ads.rooms.goneHeading') : t('ads.rooms.heading')}>
        {isGone && <EmptyState icon={<DoorIcon />} text={t('ads.rooms.gone')} action={all('outlined')} />}
        {!isGone && error !== undefined && <LoadError onRetry={refetch} />}
        {error === undefined && (
          // As high as the content to come, so that the footer stays below the screen.
          <Box sx={{ minHeight: '100dvh' }}>
            <ListSkeleton avatar={false} />
          </Box>
        )}
      </PublicPage>
    );
  }
  return (
    <PublicPage heading={ad.title} slot="title" width={1200}>
      <Stack
        direction="row"
        useFlexGap
        sx={{
          my: 2,
          flexWrap: 'wrap',
          alignItems: 'center',
          rowGap: 0.5,
          columnGap: 1,
          '& > .MuiButton-text:first-of-type': { ml: -1.5 },
        }}
      >
        {all('text')}
        <CopyLink url={`${window.location.origin}/roomad?id=${ad._id}`} label={t('ads.rooms.share')} variant="text" />
        <Button
          href="#apply"
          variant="contained"
          sx={{ display: { lg: 'none' }, width: { xs: '100%', sm: 'auto' }, ml: { sm: 'auto' } }}
        >
          {t('ads.apply.heading')}
        </Button>
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <AdFacts ad={ad} isPublic />
        <Apply ad={ad} />
      </Box>
    </PublicPage>
  );
}
