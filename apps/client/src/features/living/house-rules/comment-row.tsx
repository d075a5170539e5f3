import type { RuleComment } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { dayName, timeOfDay } from '#lib/dates.ts';
import { ConfirmDialog } from '#ui/lazy-confirm-dialog.ts';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { useRemoveRuleCommentMutation } from './rules-api.ts';
import { useReader } from '#session/use-reader.ts';

/** Removes the reader's comment after a confirmation. */
function TakeAway({ changeId, comment }: { changeId: string; comment: RuleComment }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const [remove, { isLoading }] = useRemoveRuleCommentMutation();
  const close = (): void => {
    setAsking(false);
  };
  return (
    <>
      <Button
        size="small"
        color="error"
        loading={isLoading}
        aria-label={t('rules.comment.removeNamed', { text: comment.text })}
        sx={{ ml: -1 }}
        onClick={() => {
          setAsking(true);
        }}
      >
        {t('rules.comment.remove')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('rules.comment.ask')}
        text={t('rules.comment.askText')}
        confirm={t('rules.comment.remove')}
        onConfirm={() => {
          close();
          const params = { id: changeId, comment: comment._id };
          void showOutcome(remove({ params }), t('rules.comment.gone'));
        }}
        onClose={close}
      />
    </>
  );
}

/** A comment, or a note that it was removed. */
export function CommentRow({ changeId, comment }: { changeId: string; comment: RuleComment }) {
  const { t, i18n } = useTranslation();
  const reader = useReader();
  const { author, text, created_at: at, removed_at: removedAt } = comment;
  const isOwn = author._id === reader.id;
  if (removedAt !== null) {
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
