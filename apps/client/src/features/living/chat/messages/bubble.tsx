import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { userText } from '#ui/user-text.ts';

interface BubbleProps {
  isOwn: boolean;
  isMuted?: boolean;
  children: ReactNode;
}

/** The background of a message: own ones green on the right, others' paper on the left. */
export function Bubble({ isOwn, isMuted = false, children }: BubbleProps) {
  return (
    <Box
      sx={{
        px: 1.75,
        py: 1,
        borderRadius: '16px',
        display: 'flow-root',
        borderBottomRightRadius: isOwn ? 4 : undefined,
        borderBottomLeftRadius: isOwn ? undefined : 4,
        border: '1px solid',
        borderColor: isOwn && !isMuted ? 'transparent' : 'divider',
        bgcolor: isMuted ? 'transparent' : isOwn ? 'primary.light' : 'background.paper',
        color: isMuted ? 'text.secondary' : 'text.primary',
        ...userText,
        whiteSpace: 'pre-wrap',
        maxWidth: '62ch',
        minWidth: 0,
      }}
    >
      {children}
    </Box>
  );
}
