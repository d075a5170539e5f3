import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { CloseIcon, DeleteIcon, SendIcon } from '#ui/icons.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { Elapsed } from './elapsed.tsx';
import { Level } from './level.tsx';
import { LONGEST_MS, type Recorded, useRecording } from './use-recording.ts';
import { StopIcon } from './voice-icons.tsx';
import { VoicePlayer } from './voice-player.tsx';

interface VoiceRecorderProps {
  onSend: (content: Blob, durationMs: number) => void;
  onClose: () => void;
}

/** Focuses itself when it appears, because the button that was pressed before has gone. */
function FocusedButton({
  label,
  isMain,
  icon,
  act,
}: {
  label: string;
  isMain?: true;
  icon: ReactNode;
  act: () => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    button.current?.focus();
  }, []);
  return (
    <IconButton
      ref={button}
      aria-label={label}
      title={label}
      onClick={act}
      sx={
        isMain
          ? { bgcolor: 'primary.main', color: 'primary.contrastText', '&:hover': { bgcolor: 'primary.dark' } }
          : { color: 'error.main' }
      }
    >
      {icon}
    </IconButton>
  );
}

/** Records a voice message in place of the composer: stop to listen, send, or discard. Escape discards. */
export function VoiceRecorder({ onSend, onClose }: VoiceRecorderProps) {
  const { t } = useTranslation();
  const { recording, stop, retry } = useRecording();
  const [isLongest, setLongest] = useState(false);
  const send = ({ content, durationMs }: Recorded): void => {
    onSend(content, durationMs);
    onClose();
  };
  const stopAndSend = async (): Promise<void> => {
    const recorded = await stop();
    if (recorded !== null) send(recorded);
  };
  const { kind } = recording;
  const hasProblem = kind === 'refused' || kind === 'missing' || kind === 'failed';
  return (
    <Box
      role="group"
      aria-label={t('voice.recorder.label')}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      {isLongest && (
        <Typography role="status" variant="body2" sx={{ px: 1, pb: 0.5 }}>
          {t('voice.recorder.longest')}
        </Typography>
      )}
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44, flexWrap: hasProblem ? 'wrap' : 'nowrap' }}
      >
        {kind === 'recording' || kind === 'recorded' ? (
          <IconButton aria-label={t('voice.recorder.discard')} title={t('voice.recorder.discard')} onClick={onClose}>
            <DeleteIcon />
          </IconButton>
        ) : (
          <FocusedButton label={t('voice.recorder.close')} icon={<CloseIcon />} act={onClose} />
        )}
        {kind === 'asking' && (
          <Typography role="status" variant="body2" sx={{ flex: 1 }}>
            {t('voice.recorder.asking')}
          </Typography>
        )}
        {hasProblem && (
          <>
            <Typography role="alert" variant="body2" sx={{ flex: '1 1 200px' }}>
              {t(`voice.recorder.${kind}`)}
            </Typography>
            <Button variant="outlined" onClick={retry}>
              {t('voice.recorder.retry')}
            </Button>
          </>
        )}
        {kind === 'recording' && (
          <>
            <Box component="span" role="status" sx={visuallyHidden}>
              {t('voice.recorder.recording')}
            </Box>
            <Elapsed
              startedAt={recording.startedAt}
              longestMs={LONGEST_MS}
              onLongest={() => {
                setLongest(true);
                void stop();
              }}
            />
            <Level stream={recording.stream} />
            <FocusedButton label={t('voice.recorder.stop')} icon={<StopIcon />} act={() => void stop()} />
            <IconButton
              aria-label={t('voice.recorder.send')}
              title={t('voice.recorder.send')}
              onClick={() => void stopAndSend()}
              sx={{ bgcolor: 'primary.main', color: 'primary.contrastText', '&:hover': { bgcolor: 'primary.dark' } }}
            >
              <SendIcon />
            </IconButton>
          </>
        )}
        {kind === 'recorded' && (
          <>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <VoicePlayer
                label={t('voice.own')}
                durationMs={recording.durationMs}
                load={() => Promise.resolve(recording.content)}
              />
            </Box>
            <FocusedButton
              isMain
              label={t('voice.recorder.send')}
              icon={<SendIcon />}
              act={() => {
                send(recording);
              }}
            />
          </>
        )}
      </Box>
    </Box>
  );
}
