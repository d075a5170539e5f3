import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { PrivateImage } from '#ui/private-image.tsx';

interface CardFrameProps {
  to: string;
  icon: ReactNode;
  /** Undefined while it loads. */
  title: string | undefined;
  /** What kind of thing it is, and its price. */
  note: string;
  photo?: string | null;
}

const ONE_LINE = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** The card of a link. It is always equally high, so that nothing moves when its content arrives. */
export function CardFrame({ to, icon, title, note, photo = null }: CardFrameProps) {
  return (
    <Box
      component={Link}
      to={to}
      aria-label={title === undefined ? note : `${title}, ${note}`}
      sx={{
        display: 'flex',
        height: 72,
        mt: 1,
        // The narrowest bubble of a conversation beside its list and the menu.
        minWidth: 200,
        overflow: 'hidden',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '10px',
        bgcolor: 'background.paper',
        color: 'text.primary',
        textDecoration: 'none',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Box
        aria-hidden="true"
        sx={{
          flex: 'none',
          width: 72,
          display: 'grid',
          placeItems: 'center',
          bgcolor: 'action.hover',
          color: 'text.secondary',
        }}
      >
        {/* The picture looks for its place once, when there is one. */}
        <PrivateImage path={photo} alt="" fallback={icon} />
      </Box>
      <Box sx={{ minWidth: 0, flex: 1, px: 1.5, alignSelf: 'center' }}>
        <Typography component="span" sx={{ ...ONE_LINE, display: 'block', fontWeight: 600 }}>
          {title ?? <Skeleton width="70%" />}
        </Typography>
        <Typography component="span" variant="body2" sx={{ ...ONE_LINE, display: 'block', color: 'text.secondary' }}>
          {note}
        </Typography>
      </Box>
    </Box>
  );
}
