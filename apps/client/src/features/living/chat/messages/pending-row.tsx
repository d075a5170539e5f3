import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { loadWords } from '#i18n/i18n.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { isPhoto, isVoice, nameOfFile } from '#features/living/chat/files/pending-kind.ts';
import type { OutboxEntry } from '#features/living/chat/outbox/outbox-entry.ts';
import { LinkPreview } from '#features/living/chat/previews/link-preview.tsx';
import { Bubble } from './bubble.tsx';
import { DeliveryState } from './delivery-state.tsx';
import { MessageText } from './message-text.tsx';
import { useMessageSummary } from './message-summary.ts';

interface PendingRowProps {
  entry: OutboxEntry;
  isSending: boolean;
  onResend: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
}

const PendingFiles = lazyOnOpen(async () => {
  const [part] = await Promise.all([import('./pending-files.tsx'), loadWords('asides')]);
  return part.PendingFiles;
});

/** An unacknowledged own message: waiting, being sent, or rejected with the reason and actions. */
export function PendingRow({ entry, isSending, onResend, onDiscard }: PendingRowProps) {
  const { t } = useTranslation();
  const { files = [] } = entry;
  const summaryOf = useMessageSummary();
  const words = summaryOf({
    text: entry.text,
    poll: null,
    attachments: files.filter(isPhoto),
    files: files
      .filter((file) => !isPhoto(file))
      .map((file) => ({ name: nameOfFile(file), duration_ms: isVoice(file) ? (entry.duration_ms ?? 0) : null })),
  });
  const state = entry.failure !== null ? 'failed' : isSending ? 'sending' : 'queued';
  return (
    <Box
      component="article"
      data-row={entry.client_id}
      tabIndex={-1}
      aria-label={t('chat.announce', { name: t('chat.you'), text: words })}
      sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-end', mt: 0.5 }}
    >
      <Box sx={{ maxWidth: 'min(84%, 640px)', opacity: state === 'failed' ? 1 : 0.85 }}>
        <Bubble isOwn>
          {files.length > 0 && <PendingFiles entry={entry} />}
          <MessageText text={entry.text} />
          <LinkPreview text={entry.text} />
          {entry.poll !== undefined && (
            <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
              {entry.poll.options.map((option) => (
                <li key={option}>{option}</li>
              ))}
            </Box>
          )}
        </Bubble>
      </Box>
      <Typography
        variant="caption"
        component="div"
        role={state === 'failed' ? 'alert' : undefined}
        sx={{
          mt: 0.25,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          justifyContent: 'flex-end',
          color: 'text.secondary',
        }}
      >
        <DeliveryState state={state} showText />
        {entry.failure !== null && <span>{entry.failure}</span>}
      </Typography>
      {state === 'failed' && (
        <Box sx={{ display: 'flex', gap: 1, mt: 0.5 }}>
          <Button
            size="small"
            variant="outlined"
            onClick={() => {
              onResend(entry.client_id);
            }}
          >
            {t('talk.resend')}
          </Button>
          <Button
            size="small"
            color="error"
            onClick={() => {
              onDiscard(entry.client_id);
            }}
          >
            {t('talk.discard')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
