import { LIMITS, type RuleChange } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

import { refusalOf } from '#api/api-error.ts';
import { showRefusal } from '#api/show-refusal.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { CommentForm } from '#ui/comment-form.tsx';
import { CommentRow, type CommentWords } from '#ui/comment-row.tsx';
import { PagedList } from '#ui/paged-list.tsx';
import { ListSkeleton } from '#ui/states.tsx';
import { useAddRuleCommentMutation, useRemoveRuleCommentMutation, useRuleCommentsInfiniteQuery } from './rules-api.ts';

/** What is said about a proposal. */
export function Discussion({ change }: { change: RuleChange }) {
  const { t } = useTranslation();
  const { _id: id } = change;
  const query = useRuleCommentsInfiniteQuery({ houseId: change.house_id, changeId: id });
  const [add, { isLoading, error }] = useAddRuleCommentMutation();
  const [remove] = useRemoveRuleCommentMutation();
  const words: CommentWords = {
    you: t('rules.you'),
    by: (name, when) => t('rules.by', { name, day: when }),
    removed: (name) => t('rules.comment.removed', { name }),
    remove: t('rules.comment.remove'),
    removeNamed: (text) => t('rules.comment.removeNamed', { text }),
    gone: t('rules.comment.gone'),
  };
  return (
    <Stack spacing={2}>
      {change.state === 'open' && (
        <CommentForm
          label={t('rules.comment.label')}
          submit={t('rules.comment.send')}
          most={LIMITS.ruleComment}
          isLoading={isLoading}
          refusal={refusalOf(error)}
          onSend={async (text) => (await add({ params: { id }, body: { text } })).error === undefined}
        />
      )}
      <PagedList query={query} skeleton={<ListSkeleton rows={2} />} empty={<Box>{t('rules.comment.none')}</Box>}>
        {(comments) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
            {comments.map((comment) => (
              <CommentRow
                key={comment._id}
                comment={comment}
                words={words}
                onRemove={async () => {
                  const answer = await remove({ params: { id, comment: comment._id } });
                  if (answer.error !== undefined) showRefusal(answer.error);
                  return answer.error === undefined;
                }}
              />
            ))}
          </Box>
        )}
      </PagedList>
    </Stack>
  );
}
