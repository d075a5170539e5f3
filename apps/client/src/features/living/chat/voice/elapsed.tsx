import { durationText } from '@common-roof/contracts';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';

import { stopwatch } from '#lib/stopwatch.ts';

const TICK_MS = 250;

interface ElapsedProps {
  startedAt: number;
  longestMs: number;
  onLongest: () => void;
}

/** How long the recording is so far. Screen readers read it when asked, not every second. */
export function Elapsed({ startedAt, longestMs, onLongest }: ElapsedProps) {
  const [ms, setMs] = useState(0);
  const tick = useEffectEvent(() => {
    const elapsed = stopwatch.now() - startedAt;
    setMs(Math.min(longestMs, elapsed));
    if (elapsed >= longestMs) onLongest();
  });
  useEffect(() => {
    const timer = window.setInterval(() => {
      tick();
    }, TICK_MS);
    return () => {
      window.clearInterval(timer);
    };
  }, []);
  return (
    <Typography
      component="span"
      role="timer"
      sx={{ flex: 'none', minWidth: 40, fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}
    >
      {durationText(Math.floor(ms / 1_000) * 1_000)}
    </Typography>
  );
}
