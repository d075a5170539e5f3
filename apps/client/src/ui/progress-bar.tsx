import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';

const pass = keyframes`from { background-position-x: 150%; } to { background-position-x: -50%; }`;
const round = { borderRadius: '2px' };

interface ProgressBarProps {
  label: string;
  /** From 0 to 1; absent if the progress is unknown. */
  done?: number;
  sx?: { mt: number };
}

/** A progress bar with the browser's own element, which needs no library. */
export function ProgressBar({ label, done, sx }: ProgressBarProps) {
  return (
    <Box
      component="progress"
      aria-label={label}
      value={done}
      sx={{
        appearance: 'none',
        display: 'block',
        width: '100%',
        height: 4,
        border: 0,
        overflow: 'hidden',
        ...round,
        color: 'primary.main',
        bgcolor: 'action.selected',
        '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
        '&::-webkit-progress-value': { ...round, backgroundColor: 'currentcolor', transition: 'width 200ms' },
        '&::-moz-progress-bar': { ...round, backgroundColor: 'currentcolor' },
        '&:indeterminate': {
          backgroundImage: 'linear-gradient(90deg, transparent 25%, currentcolor 50%, transparent 75%)',
          backgroundSize: '200% 100%',
          '@media (prefers-reduced-motion: no-preference)': { animation: `${pass} 1.5s linear infinite` },
        },
        '&:indeterminate::-moz-progress-bar': { backgroundColor: 'transparent' },
        ...sx,
      }}
    />
  );
}
