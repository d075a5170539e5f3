import type { Message, Reaction } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';

import { useTranslation } from '#i18n/use-translation.ts';
import { comma } from '#lib/direction.ts';
import { EMOJI_FONT } from './emoji-font.ts';

interface ReactionsProps {
  message: Message;
  me: string;
  nameOf: (accountId: string) => string;
  /** null: this reader can't react. */
  onReact: ((message: Message, reaction: Reaction) => void) | null;
}

/** Who reacted to a message and how. A click adds the same reaction, or takes one's own back. */
export function Reactions({ message, me, nameOf, onReact }: ReactionsProps) {
  const { t } = useTranslation();
  if (message.reactions.length === 0) return null;
  const groups = Map.groupBy(message.reactions, ({ reaction }) => reaction);
  return (
    <Box role="group" aria-label={t('talk.reactions')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
      {[...groups].map(([reaction, given]) => {
        const isOwn = given.some(({ account_id: id }) => id === me);
        const label = t('talk.reactedBy', {
          reaction,
          names: given.map(({ account_id: id }) => nameOf(id)).join(comma()),
        });
        return (
          <ButtonBase
            key={reaction}
            aria-label={label}
            aria-pressed={isOwn}
            title={label}
            disabled={onReact === null}
            onClick={() => onReact?.(message, reaction)}
            sx={{
              minHeight: 32,
              px: 1,
              gap: 0.5,
              borderRadius: 4,
              border: '1px solid',
              borderColor: isOwn ? 'primary.main' : 'divider',
              bgcolor: isOwn ? 'primary.light' : 'background.paper',
              fontSize: '0.875rem',
              '& > :first-of-type': { fontFamily: EMOJI_FONT },
              '@media (pointer: coarse)': { minHeight: 40, px: 1.25 },
            }}
          >
            <span aria-hidden="true">{reaction}</span>
            {given.length > 1 && <span aria-hidden="true">{given.length}</span>}
          </ButtonBase>
        );
      })}
    </Box>
  );
}
