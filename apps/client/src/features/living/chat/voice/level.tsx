import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';

/** Speech is quiet beside the loudest sound that a microphone can tell. */
const AMPLIFIED = 4;

/** A bar as long as what the microphone hears is loud. */
export function Level({ stream }: { stream: MediaStream }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!('AudioContext' in window)) return;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Uint8Array(analyser.fftSize);
    let frame = 0;
    const draw = (): void => {
      analyser.getByteTimeDomainData(samples);
      const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample - 128)), 0) / 128;
      if (bar.current) bar.current.style.transform = `scaleX(${String(Math.min(1, loudest * AMPLIFIED))})`;
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => {
      cancelAnimationFrame(frame);
      void context.close();
    };
  }, [stream]);
  return (
    <Box aria-hidden sx={{ flex: 1, minWidth: 24, height: 6, borderRadius: '3px', bgcolor: 'action.selected' }}>
      <Box
        ref={bar}
        sx={{
          height: '100%',
          borderRadius: '3px',
          bgcolor: 'primary.main',
          transform: 'scaleX(0)',
          transformOrigin: 'left',
          '[dir=rtl] &': { transformOrigin: 'right' },
        }}
      />
    </Box>
  );
}
