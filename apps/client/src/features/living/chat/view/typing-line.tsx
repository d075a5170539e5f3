import Box from '@mui/material/Box';

import { useTranslation } from '#i18n/use-translation.ts';
import { useTyping } from '#features/living/chat/messages/use-typing.ts';
import { comma } from '#lib/direction.ts';

export function TypingLine({ conversationId, me }: { conversationId: string; me: string }) {
  const { t } = useTranslation();
  const names = useTyping(conversationId, me);
  return (
    <Box
      aria-hidden={names.length === 0}
      sx={{
        height: 24,
        px: 3,
        fontSize: '0.875rem',
        color: 'text.secondary',
        overflow: 'hidden',
        whiteSpace: 'nowrap',
        textOverflow: 'ellipsis',
      }}
    >
      {names.length > 0 && `${t('talk.typing', { count: names.length, names: names.join(comma()) })} …`}
    </Box>
  );
}
