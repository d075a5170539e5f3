import Box from '@mui/material/Box';

export const STARS = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof STARS)[number];

const SHAPE = 'm12 2.8 2.85 5.9 6.45.9-4.7 4.5 1.15 6.4L12 17.4l-5.75 3.1 1.15-6.4-4.7-4.5 6.45-.9z';

/** One star, filled or outlined. */
export function Star({ isFull, size = 20 }: { isFull: boolean; size?: number }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 24 24"
      aria-hidden="true"
      sx={{
        width: size,
        height: size,
        flex: 'none',
        display: 'block',
        color: isFull ? 'warning.main' : 'text.disabled',
      }}
    >
      <path
        d={SHAPE}
        fill={isFull ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </Box>
  );
}

/** A number of stars out of five. @param label says the same in words */
export function StarRow({ stars, label, size = 20 }: { stars: number; label: string; size?: number }) {
  return (
    <Box role="img" aria-label={label} sx={{ display: 'inline-flex', verticalAlign: 'middle' }}>
      {STARS.map((star) => (
        <Star key={star} isFull={star <= stars} size={size} />
      ))}
    </Box>
  );
}
