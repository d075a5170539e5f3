import type { CleaningVisit, VisitState } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { dateAndTime, day, dayWithWeekday } from '#lib/dates.ts';
import { useMe } from '#session/me-context.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { Tag, type TagTone } from '#ui/tag.tsx';
import type { FeedPhotos } from '#features/living/chores/feed/feed-photos.ts';
import { userText } from '#ui/user-text.ts';
import { DecideVisit } from './decide-visit.tsx';
import { VisitAreas } from './visit-areas.tsx';

const TONES: Record<VisitState, TagTone> = { sent: 'info', confirmed: 'success', declined: 'error' };

/** Returns a sentence on the report's state. */
function useOutcome({ state, decided, confirms_at: confirmsAt }: CleaningVisit): string {
  const { t, i18n } = useTranslation();
  if (state === 'sent' || decided === null) {
    return t('visits.waits', { when: dateAndTime(confirmsAt, i18n.language) });
  }
  const when = dateAndTime(decided.at, i18n.language);
  if (decided.by === null) return t('visits.confirmedByTime', { when });
  const name = decided.by.first_name;
  return state === 'confirmed'
    ? t('visits.confirmedBy', { name, when })
    : t('visits.declinedBy', { name, when, reason: decided.reason });
}

/** A visit report: who came when, the areas, completed chores and the decision. */
export function VisitCard({ visit, gallery }: { visit: CleaningVisit; gallery: FeedPhotos['gallery'] }) {
  const { t, i18n } = useTranslation();
  const { userType } = useMe();
  const outcome = useOutcome(visit);
  const { neatkeeper: keeper, turns } = visit;
  const title = t('visits.title', { name: keeper.first_name, day: dayWithWeekday(visit.visited_on, i18n.language) });
  return (
    <Card component="article" aria-labelledby={`visit-${visit._id}`} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack spacing={1.5}>
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
          <PersonAvatar id={keeper._id} name={keeper.first_name} photo={keeper.photo} size={40} />
          <Box sx={{ minWidth: 0, flex: 1 }}>
            <Typography id={`visit-${visit._id}`} variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
              {title}
            </Typography>
            <Tag tone={TONES[visit.state]}>{t(`visits.state.${visit.state}`)}</Tag>
          </Box>
        </Box>
        {visit.remark !== '' && <Typography sx={{ ...userText, maxWidth: '72ch' }}>{visit.remark}</Typography>}
        <VisitAreas areas={visit.areas} gallery={gallery} />
        {turns.length > 0 && (
          <div>
            <Typography variant="body2" component="h3" sx={{ fontWeight: 600 }}>
              {t('visits.turns', { count: turns.length })}
            </Typography>
            <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
              {turns.map(({ chore, due_on: on, held_by: holder }) => (
                <Box component="li" key={`${chore._id} ${on}`} sx={{ py: 0.25, overflowWrap: 'anywhere' }}>
                  {t(holder === null ? 'visits.turnOfNobody' : 'visits.turnOf', {
                    chore: chore.name,
                    day: day(on, i18n.language),
                    name: holder?.first_name ?? '',
                  })}
                </Box>
              ))}
            </Box>
          </div>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {outcome}
        </Typography>
        {userType === 'homeowner' && visit.state === 'sent' && <DecideVisit visit={visit} title={title} />}
      </Stack>
    </Card>
  );
}
