import type { RuleChange } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { PagedList } from '#ui/paged-list.tsx';
import { ListSkeleton } from '#ui/states.tsx';
import { nameOf } from './applied.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentRow } from './comment-row.tsx';
import { useRuleCommentsInfiniteQuery } from './rules-api.ts';

function Discussion({ change }: { change: RuleChange }) {
  const { t } = useTranslation();
  const query = useRuleCommentsInfiniteQuery({ houseId: change.house_id, changeId: change._id });
  return (
    <Stack spacing={2}>
      {change.state === 'open' && <CommentForm changeId={change._id} />}
      <PagedList query={query} skeleton={<ListSkeleton rows={2} />} empty={<Box>{t('rules.comment.none')}</Box>}>
        {(comments) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
            {comments.map((comment) => (
              <CommentRow key={comment._id} changeId={change._id} comment={comment} />
            ))}
          </Box>
        )}
      </PagedList>
    </Stack>
  );
}

/** The comments on a proposal, loaded on demand. */
export function Comments({ change }: { change: RuleChange }) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { comments: count } = change;
  return (
    <Box>
      <Button
        sx={{ ml: -1.5 }}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={t('rules.comment.showNamed', { count, what: nameOf(change) })}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {t('rules.comment.show', { count })}
      </Button>
      {isOpen && (
        <Box id={id} sx={{ mt: 1 }}>
          <Discussion change={change} />
        </Box>
      )}
    </Box>
  );
}
