import IconButton from '@mui/material/IconButton';

import { useTranslation } from '#i18n/use-translation.ts';
import { MicIcon } from '#features/living/chat/voice/mic-icon.tsx';

/** Starts a voice message, in the place of the send button while there is nothing to send. */
export function RecordButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <IconButton
      title={t('talk.record')}
      aria-label={t('talk.record')}
      onClick={({ detail }) => {
        // The second click of a double one was meant for the send button.
        if (detail <= 1) onClick();
      }}
      sx={{ color: 'primary.main' }}
    >
      <MicIcon />
    </IconButton>
  );
}
