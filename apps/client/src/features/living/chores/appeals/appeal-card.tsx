import type { Appeal } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf, day } from '#lib/dates.ts';
import { paths } from '#lib/paths.ts';
import { useReader } from '#session/use-reader.ts';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { ChoreBadge } from '#features/living/chores/chore-badge.tsx';
import type { FeedPhotos } from '#features/living/chores/feed/feed-photos.ts';
import { VerdictList } from '#features/living/chores/feed/verdict-list.tsx';
import { dot } from '#lib/direction.ts';
import { userText } from '#ui/user-text.ts';
import { AppealState } from './appeal-state.tsx';
import { DecideAppeal } from './decide-appeal.tsx';

/** Marks the place of a name in a sentence. */
const GAP = '\u0001';

/** The evidence: the post with its verdicts, a missed turn, or the feedback. */
function Evidence({ appeal: { item, chore, feedback }, photos }: { appeal: Appeal; photos: FeedPhotos }) {
  const { t } = useTranslation();
  if (feedback !== null) {
    const name = t(`feed.verdict.role.${feedback.author.role}`, { name: feedback.author.first_name });
    return (
      <Typography variant="body2" sx={userText}>
        {feedback.feedback === '' ? t('appeals.takenAway', { name }) : `${name}: ${feedback.feedback}`}
      </Typography>
    );
  }
  if (item === null) return <Typography variant="body2">{t('appeals.missed')}</Typography>;
  const title = t('feed.photosOf', { chore: chore.name, name: item.roomie.first_name });
  return (
    <Stack spacing={1}>
      {item.text !== '' && (
        <Typography variant="body2" sx={userText}>
          {item.text}
        </Typography>
      )}
      {item.photos.length > 0 && photos.gallery(item.photos, title)}
      <VerdictList verdicts={item.verdicts} />
    </Stack>
  );
}

interface AppealCardProps {
  appeal: Appeal;
  photos: FeedPhotos;
  /** Set if appeals of several houses are listed. */
  namesHouse?: boolean;
}

/** An appeal: its cause, the roomie's reason, the evidence, and the decision. */
export function AppealCard({ appeal, photos, namesHouse = false }: AppealCardProps) {
  const { t, i18n } = useTranslation();
  const { role } = useReader();
  const { strike, chore, roomie, house, opened_at: at } = appeal;
  const facts = [
    ...(namesHouse ? [house.name] : []),
    ...(strike === null ? [] : [t('appeals.turnOf', { day: day(strike.due_on, i18n.language) })]),
    t('appeals.openedBy', { name: GAP, day: dateOf(at, i18n.language) }),
  ];
  const [before, after] = facts.join(dot()).split(GAP);
  return (
    <Card component="article" aria-labelledby={`appeal-${appeal._id}`} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack spacing={1.5}>
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
          <ChoreBadge icon={chore.icon} />
          <Box sx={{ minWidth: 0, flex: 1 }}>
            <Typography
              id={`appeal-${appeal._id}`}
              variant="h4"
              component={namesHouse ? 'h3' : 'h2'}
              sx={{ overflowWrap: 'anywhere' }}
            >
              {chore.name}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {before}
              {role === 'admin' ? (
                <Link component={RouterLink} to={paths.person(roomie._id)}>
                  {roomie.first_name}
                </Link>
              ) : (
                roomie.first_name
              )}
              {after}
            </Typography>
          </Box>
          <PersonAvatar id={roomie._id} name={roomie.first_name} photo={roomie.photo} size={36} />
        </Box>
        <Typography component="blockquote" sx={{ m: 0, ...userText }}>
          {appeal.text}
        </Typography>
        <Box sx={{ pl: 2, borderLeft: '2px solid', borderColor: 'divider' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
            {t(strike === null ? 'appeals.said' : 'appeals.evidence')}
          </Typography>
          <Evidence appeal={appeal} photos={photos} />
        </Box>
        <AppealState appeal={appeal} />
        {appeal.may_decide && <DecideAppeal appeal={appeal} />}
      </Stack>
    </Card>
  );
}
