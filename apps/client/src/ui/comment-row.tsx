import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { dayName, timeOfDay } from '#lib/dates.ts';
import { useReader } from '#session/use-reader.ts';
import { PersonAvatar } from './person-avatar.tsx';
import { removeWithUndo } from './show-undo.tsx';
import { useIsRemoved } from './use-is-removed.ts';
import { userText } from './user-text.ts';

interface Comment {
  readonly _id: string;
  readonly author: { readonly _id: string; readonly first_name: string; readonly photo: string | null };
  readonly text: string;
  readonly created_at: string;
  readonly removed_at: string | null;
}

/** What a comment says about itself; `name` is its author's, or the word for the reader. */
export interface CommentWords {
  readonly you: string;
  readonly by: (name: string, when: string) => string;
  readonly removed: (name: string) => string;
  readonly remove: string;
  readonly removeNamed: (text: string) => string;
  /** After it was removed. */
  readonly gone: string;
}

interface CommentRowProps {
  comment: Comment;
  words: CommentWords;
  /** Resolves to whether it was removed. */
  onRemove: () => Promise<boolean>;
}

/** A comment with an undo for its removal, or a note that it was removed. */
export function CommentRow({ comment, words, onRemove }: CommentRowProps) {
  const { t, i18n } = useTranslation();
  const reader = useReader();
  const { _id: id, author, text, created_at: at, removed_at: removedAt } = comment;
  const isOwn = author._id === reader.id;
  const isTakenAway = useIsRemoved(id);
  const name = isOwn ? words.you : author.first_name;
  if (removedAt !== null || isTakenAway) {
    return (
      <Typography component="li" variant="body2" sx={{ color: 'text.secondary' }}>
        {words.removed(name)}
      </Typography>
    );
  }
  const when = `${dayName(at, i18n.language)}, ${timeOfDay(at, i18n.language)}`;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5 }}>
      <PersonAvatar id={author._id} name={author.first_name} photo={author.photo} size={32} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {words.by(name, when)}
        </Typography>
        <Typography sx={userText}>{text}</Typography>
        {isOwn && (
          <Button
            size="small"
            color="error"
            aria-label={words.removeNamed(text)}
            sx={{ ml: -1 }}
            onClick={() => void removeWithUndo({ id, message: words.gone, undo: t('photos.undo') }, onRemove)}
          >
            {words.remove}
          </Button>
        )}
      </Box>
    </Box>
  );
}
