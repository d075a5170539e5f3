import type { ChoreFeedback } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf, dayName, timeOfDay } from '#lib/dates.ts';
import { dot } from '#lib/direction.ts';
import { useMe } from '#session/me-context.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { Tag } from '#ui/tag.tsx';
import { useIsRemoved } from '#ui/use-is-removed.ts';
import { userText } from '#ui/user-text.ts';
import { FeedbackActions } from './feedback-actions.tsx';

interface SaidCardProps {
  said: ChoreFeedback;
  /** Set if feedback on several chores is listed. */
  namesChore: boolean;
}

/** A feedback on a chore: author, time and state. */
export function FeedbackCard({ said, namesChore }: SaidCardProps) {
  const { t, i18n } = useTranslation();
  const { userData } = useMe();
  const { author, chore, created_at: at, seen_to: seenTo } = said;
  const name = author._id === userData._id ? t('chores.turn.you') : author.first_name;
  const when = `${dayName(at, i18n.language)}, ${timeOfDay(at, i18n.language)}`;
  const role = t(`said.role.${author.role}`);
  const isTakenAway = useIsRemoved(said._id);
  const isRemoved = said.removed_at !== null || isTakenAway;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1.5, py: 2, borderTop: '1px solid', borderColor: 'divider', minWidth: 0 }}
    >
      <PersonAvatar id={author._id} name={author.first_name} photo={author.photo} size={36} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Stack spacing={0.5}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {namesChore ? t('said.about', { name, chore: chore.name }) : name}
            </Typography>
            {seenTo !== null && !isRemoved && <Tag tone="success">{t('said.seenTo')}</Tag>}
            {said.appeal === 'open' && !isRemoved && <Tag tone="warning">{t('said.appealed')}</Tag>}
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {author.role === 'roomie' ? when : `${role}${dot()}${when}`}
          </Typography>
          {isRemoved ? (
            <Typography sx={{ color: 'text.secondary', fontStyle: 'italic' }}>{t('said.removed')}</Typography>
          ) : (
            <Typography sx={{ ...userText, maxWidth: '72ch' }}>{said.feedback}</Typography>
          )}
          {seenTo !== null && !isRemoved && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('said.seenToBy', { name: seenTo.by.first_name, day: dateOf(seenTo.at, i18n.language) })}
            </Typography>
          )}
        </Stack>
        <Box sx={{ ml: -1.5, mt: 0.5 }}>{!isTakenAway && <FeedbackActions said={said} />}</Box>
      </Box>
    </Box>
  );
}
