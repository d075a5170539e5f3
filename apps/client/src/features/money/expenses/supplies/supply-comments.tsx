import { LIMITS, type Supply } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { refusalOf } from '#api/api-error.ts';
import { showRefusal } from '#api/show-refusal.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useReader } from '#session/use-reader.ts';
import { CommentForm } from '#ui/comment-form.tsx';
import { CommentRow, type CommentWords } from '#ui/comment-row.tsx';
import { PagedList } from '#ui/paged-list.tsx';
import { ListSkeleton } from '#ui/states.tsx';
import {
  useAddSupplyCommentMutation,
  useRemoveSupplyCommentMutation,
  useSupplyCommentsInfiniteQuery,
} from './supplies-api.ts';

/** What the house says about a purchase. */
export function SupplyComments({ supply }: { supply: Supply }) {
  const { t } = useTranslation();
  const { role } = useReader();
  const { _id: id, house } = supply;
  const query = useSupplyCommentsInfiniteQuery({ houseId: house._id, supplyId: id });
  const [add, { isLoading, error }] = useAddSupplyCommentMutation();
  const [remove] = useRemoveSupplyCommentMutation();
  const words: CommentWords = {
    you: t('supplies.you'),
    by: (name, when) => t('splits.comment.by', { name, when }),
    removed: (name) => t('splits.comment.removed', { name }),
    remove: t('splits.comment.remove'),
    removeNamed: (text) => t('splits.comment.removeNamed', { text }),
    gone: t('splits.comment.gone'),
  };
  return (
    <Box component="section" aria-label={t('splits.comment.heading')} sx={{ mt: 2 }}>
      <Typography component="h3" sx={{ fontWeight: 600, mb: 1 }}>
        {t('splits.comment.heading')}
      </Typography>
      <Stack spacing={2}>
        {role !== 'admin' && (
          <CommentForm
            label={t('splits.comment.label')}
            submit={t('splits.comment.send')}
            most={LIMITS.supplyComment}
            isLoading={isLoading}
            refusal={refusalOf(error)}
            onSend={async (text) => (await add({ params: { id }, body: { text } })).error === undefined}
          />
        )}
        <PagedList
          query={query}
          skeleton={<ListSkeleton rows={1} />}
          empty={<Typography sx={{ color: 'text.secondary' }}>{t('splits.comment.none')}</Typography>}
        >
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
    </Box>
  );
}
