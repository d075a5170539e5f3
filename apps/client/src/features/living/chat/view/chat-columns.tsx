import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Below this width, in pixels, the list and a conversation don't fit side by side. */
export const TWO_COLUMNS = 720;

interface ChatColumnsProps {
  list: ReactNode;
  conversation: ReactNode;
  isPhone: boolean;
  isOpen: boolean;
}

/** List and conversation side by side; on a phone one at a time. */
export function ChatColumns({ list, conversation, isPhone, isOpen }: ChatColumnsProps) {
  return (
    <Box sx={{ flex: 1, display: 'flex', minHeight: 0 }}>
      {(!isPhone || !isOpen) && (
        <Box
          sx={{
            width: isPhone ? '100%' : 'clamp(280px, 36%, 360px)',
            flex: 'none',
            overflowY: 'auto',
            borderRight: isPhone ? 0 : '1px solid',
            borderColor: 'divider',
            bgcolor: 'background.paper',
          }}
        >
          {list}
        </Box>
      )}
      {(!isPhone || isOpen) && conversation}
    </Box>
  );
}
