import type { Standings } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { Tag } from '#ui/tag.tsx';
import type { FeedPhotos } from '#features/living/chores/feed/feed-photos.ts';
import { dot } from '#lib/direction.ts';
import { useReader } from '#session/use-reader.ts';

const LedgerDialog = lazyOnOpen(async () => (await import('./ledger-dialog.tsx')).LedgerDialog);

type Standing = Standings['items'][number];

/** A roomie's part of the house's work, as a labelled bar. */
function Effort({ share }: { share: number }) {
  const { t, i18n } = useTranslation();
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Box aria-hidden="true" sx={{ flex: 1, height: 8, borderRadius: 4, bgcolor: 'action.hover' }}>
        <Box sx={{ width: `${String(share * 100)}%`, height: '100%', borderRadius: 4, bgcolor: 'warning.main' }} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', flex: 'none' }}>
        {t('standings.effort', { percent })}
      </Typography>
    </Box>
  );
}

interface StandingRowProps {
  standing: Standing;
  /** `YYYY-MM` */
  month: string;
  photos: FeedPhotos;
}

/** A roomie's points, part of the work, streak, and the reasons. */
export function StandingRow({ standing, month, photos }: StandingRowProps) {
  const { t, i18n } = useTranslation();
  const reader = useReader();
  const [isOpen, setOpen] = useState(false);
  const { roomie, points, strikes, done, effort, streak, all_time: allTime, bonus } = standing;
  const isOwn = roomie._id === reader.id;
  const number = new Intl.NumberFormat(i18n.language);
  const signed = new Intl.NumberFormat(i18n.language, { signDisplay: 'exceptZero' });
  const facts = [
    t('standings.done', { count: done }),
    ...(streak > 1 ? [t('standings.streak', { count: streak })] : []),
    ...(strikes > 0 ? [t('standings.strikes', { count: strikes })] : []),
    ...(bonus === 0 ? [] : [t('standings.bonusOf', { points: signed.format(bonus) })]),
    t('standings.allTime', { points: number.format(allTime) }),
  ];
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: 1, px: { xs: 2, sm: 3 }, py: 2, borderTop: '1px solid', borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <PersonAvatar id={roomie._id} name={roomie.first_name} photo={roomie.photo} size={36} />
        <Typography sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {isOwn ? t('feed.you') : roomie.first_name}
        </Typography>
        <Typography sx={{ color: 'warning.main', fontWeight: 650, flex: 'none' }}>
          {t('standings.points', { count: points, points: number.format(points) })}
        </Typography>
      </Box>
      {standing.is_best && (
        <div>
          <Tag tone="warning">{t('standings.best')}</Tag>
        </div>
      )}
      <Effort share={effort} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {facts.join(dot())}
      </Typography>
      {standing.is_worst && (
        <Typography variant="body2">{t(isOwn ? 'standings.worstOwn' : 'standings.worst')}</Typography>
      )}
      {(isOwn || reader.role === 'homeowner') && (
        <Box sx={{ ml: -1.5 }}>
          <Button
            aria-label={isOwn ? t('standings.why') : t('standings.whyNamed', { name: roomie.first_name })}
            onClick={() => {
              setOpen(true);
            }}
          >
            {t('standings.why')}
          </Button>
        </Box>
      )}
      {isOpen && (
        <LedgerDialog
          roomie={roomie}
          month={month}
          photos={photos}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </Box>
  );
}
