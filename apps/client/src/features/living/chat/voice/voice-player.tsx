import { durationText } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { PauseIcon, PlayIcon } from './voice-icons.tsx';
import { useVoice } from './use-voice.ts';

interface VoicePlayerProps {
  label: string;
  durationMs: number;
  /** Loads the recording; null if it isn't there, or not for this reader. */
  load: () => Promise<Blob | null>;
}

const SECOND_MS = 1_000;
const wholeSeconds = (ms: number): number => Math.floor(ms / SECOND_MS) * SECOND_MS;

/** Plays a voice message: play and pause, where it is, and how long it is. */
export function VoicePlayer({ label, durationMs, load }: VoicePlayerProps) {
  const { t } = useTranslation();
  const { state, position, toggle, seek } = useVoice(load);
  const isPlaying = state === 'playing';
  const now = Math.min(position, durationMs);
  const all = durationText(durationMs);
  return (
    <Box role="group" aria-label={`${label}, ${all}`} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <IconButton
          aria-label={t(isPlaying ? 'voice.pause' : 'voice.play')}
          loading={state === 'loading'}
          onClick={toggle}
          sx={{ flex: 'none', color: 'primary.main' }}
        >
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
        <Box
          component="input"
          type="range"
          aria-label={t('voice.position')}
          aria-valuetext={t('voice.at', { now: durationText(wholeSeconds(now)), all })}
          min={0}
          max={durationMs}
          step={Math.min(SECOND_MS, durationMs)}
          value={now}
          onChange={({ target }) => {
            seek(Number(target.value));
          }}
          sx={{ flex: 1, minWidth: 60, height: 44, m: 0, accentColor: 'var(--mui-palette-primary-main)' }}
        />
        <Typography
          variant="body2"
          component="span"
          sx={{ flex: 'none', minWidth: 36, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}
        >
          {isPlaying || now > 0 ? durationText(wholeSeconds(now)) : all}
        </Typography>
      </Box>
      {state === 'failed' && (
        <Typography role="alert" variant="caption" component="div" sx={{ color: 'error.main' }}>
          {t('voice.failed')}
        </Typography>
      )}
    </Box>
  );
}
