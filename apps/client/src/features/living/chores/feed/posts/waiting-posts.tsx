import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { isWaiting } from '#lib/outbox/outbox-item.ts';
import { ClockIcon, WarningIcon } from '#ui/icons.tsx';
import { showUndo } from '#ui/show-undo.tsx';
import { userText } from '#ui/user-text.ts';
import type { PostEntry } from './post-entry.ts';
import { usePosts } from './posts-provider.tsx';

/** A stored post, with the reason and its actions. */
function WaitingPost({ post }: { post: PostEntry }) {
  const { t } = useTranslation();
  const { sending, resend, discard, restore } = usePosts();
  const { client_id: id, chore, text, files, failure } = post;
  const waits = isWaiting(post);
  const state = sending.has(id) ? t('feed.waiting.sending') : t('feed.waiting.offline');
  const takeAway = async (): Promise<void> => {
    await discard(id);
    await showUndo({
      id: `discarded-${id}`,
      message: t('feed.waiting.discarded', { chore }),
      undo: t('photos.undo'),
      onUndo: () => {
        restore(post);
      },
    });
  };
  return (
    <Card component="article" aria-labelledby={`post-${id}`} sx={{ p: { xs: 2, sm: 2.5 }, borderStyle: 'dashed' }}>
      <Typography id={`post-${id}`} variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {chore}
      </Typography>
      {text !== '' && <Typography sx={userText}>{text}</Typography>}
      {files.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('feed.waiting.photos', { count: files.length })}
        </Typography>
      )}
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: waits ? 'text.secondary' : 'error.main', mt: 1 }}
      >
        <Box aria-hidden="true" sx={{ display: 'flex' }}>
          {waits ? <ClockIcon fontSize="small" /> : <WarningIcon fontSize="small" />}
        </Box>
        <Typography variant="body2" role="status" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {failure === null ? state : t('feed.waiting.refused', { reason: failure })}
        </Typography>
      </Box>
      <Box sx={{ ml: -1.5, mt: 0.5 }}>
        {!waits && (
          <Button
            onClick={() => {
              resend(id);
            }}
          >
            {t('feed.waiting.again')}
          </Button>
        )}
        <Button
          color="error"
          disabled={sending.has(id)}
          aria-label={t('feed.waiting.discardNamed', { chore })}
          onClick={() => void takeAway()}
        >
          {t('feed.waiting.discard')}
        </Button>
      </Box>
    </Card>
  );
}

/** Posts that were written offline, and rejected ones. */
export function WaitingPosts({ houseId }: { houseId: string }) {
  const { entries } = usePosts();
  const waiting = entries.filter(({ house_id: house }) => house === houseId);
  if (waiting.length === 0) return null;
  return (
    <Stack spacing={2}>
      {waiting.map((post) => (
        <WaitingPost key={post.client_id} post={post} />
      ))}
    </Stack>
  );
}
