import type { RuleComment } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { showRefusal } from '#api/show-refusal.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { dayName, timeOfDay } from '#lib/dates.ts';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { removeWithUndo } from '#ui/show-undo.tsx';
import { useIsRemoved } from '#ui/use-is-removed.ts';
import { useRemoveRuleCommentMutation } from './rules-api.ts';
import { useReader } from '#session/use-reader.ts';

/** Removes the reader's comment, with an undo. */
function TakeAway({ changeId, comment }: { changeId: string; comment: RuleComment }) {
  const { t } = useTranslation();
  const [remove] = useRemoveRuleCommentMutation();
  const { _id: id, text } = comment;
  const send = async (): Promise<boolean> => {
    const { error } = await remove({ params: { id: changeId, comment: id } });
    if (error !== undefined) showRefusal(error);
    return error === undefined;
  };
  return (
    <Button
      size="small"
      color="error"
      aria-label={t('rules.comment.removeNamed', { text })}
      sx={{ ml: -1 }}
      onClick={() => void removeWithUndo({ id, message: t('rules.comment.gone'), undo: t('photos.undo') }, send)}
    >
      {t('rules.comment.remove')}
    </Button>
  );
}

/** A comment, or a note that it was removed. */
export function CommentRow({ changeId, comment }: { changeId: string; comment: RuleComment }) {
  const { t, i18n } = useTranslation();
  const reader = useReader();
  const { author, text, created_at: at, removed_at: removedAt } = comment;
  const isOwn = author._id === reader.id;
  const isTakenAway = useIsRemoved(comment._id);
  if (removedAt !== null || isTakenAway) {
    return (
      <Typography component="li" variant="body2" sx={{ color: 'text.secondary' }}>
        {t('rules.comment.removed', { name: isOwn ? t('rules.you') : author.first_name })}
      </Typography>
    );
  }
  const when = `${dayName(at, i18n.language)}, ${timeOfDay(at, i18n.language)}`;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5 }}>
      <PersonAvatar id={author._id} name={author.first_name} photo={author.photo} size={32} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('rules.by', { name: isOwn ? t('rules.you') : author.first_name, day: when })}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
        {isOwn && <TakeAway changeId={changeId} comment={comment} />}
      </Box>
    </Box>
  );
}
