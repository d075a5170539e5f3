import type { ChoreAssignment } from '@common-roof/contracts';
import Box from '@mui/material/Box';

/** Marks that a day of a phone has room for. */
const MOST = 4;

/** On a phone: a mark for each turn of a day, one's own filled and the others' a ring. */
export function TurnDots({ turns, me }: { turns: readonly ChoreAssignment[]; me: string }) {
  // One's own first: of more than there is room for, those matter.
  const marks = turns.map(({ assignee }) => assignee?._id === me).toSorted((one, other) => Number(other) - Number(one));
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{ display: { xs: 'flex', md: 'none' }, justifyContent: 'center', gap: '3px', minHeight: 8 }}
    >
      {marks.slice(0, MOST).map((isOwn, at) => (
        <Box
          key={at}
          component="span"
          sx={{
            width: 7,
            height: 7,
            borderRadius: '50%',
            border: '1.5px solid',
            borderColor: isOwn ? 'primary.main' : 'text.secondary',
            bgcolor: isOwn ? 'primary.main' : 'transparent',
          }}
        />
      ))}
    </Box>
  );
}
