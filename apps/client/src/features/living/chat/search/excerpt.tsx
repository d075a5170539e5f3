import type { FoundMessage } from '@common-roof/contracts';
import Box from '@mui/material/Box';

/** The excerpt of a found message, with its matches marked. */
export function Excerpt({ excerpt, matches }: Pick<FoundMessage, 'excerpt' | 'matches'>) {
  return (
    <bdi>
      {matches.map(({ start, end }, at) => (
        <span key={start}>
          {excerpt.slice(matches[at - 1]?.end ?? 0, start)}
          <Box
            component="mark"
            sx={{ bgcolor: 'primary.light', color: 'text.primary', fontWeight: 600, borderRadius: '3px', px: '1px' }}
          >
            {excerpt.slice(start, end)}
          </Box>
        </span>
      ))}
      {excerpt.slice(matches.at(-1)?.end ?? 0)}
    </bdi>
  );
}
