import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const around = { position: 'relative', display: 'inline-flex', verticalAlign: 'middle', flexShrink: 0 };
const most = 99;

interface CountBadgeProps {
  /** Nothing is shown for 0. */
  count: number;
  /** How far it overlaps its anchor: more for a round one. */
  inset?: string;
  children: ReactNode;
}

/** A count at the upper corner of an icon. For screen readers, the name of the surrounding control contains it. */
export function CountBadge({ count, inset = '0', children }: CountBadgeProps) {
  return (
    <Box component="span" sx={around}>
      {children}
      {count > 0 && (
        <Box
          component="span"
          aria-hidden="true"
          sx={{
            position: 'absolute',
            zIndex: 1,
            top: inset,
            right: inset,
            transform: 'translate(50%, -50%)',
            minWidth: 20,
            height: 20,
            px: '6px',
            borderRadius: '10px',
            textAlign: 'center',
            bgcolor: 'error.main',
            color: 'error.contrastText',
            fontFamily: 'fontFamily',
            fontSize: '0.75rem',
            fontWeight: 500,
            lineHeight: '20px',
            '@media (forced-colors: active)': { border: '1px solid ButtonBorder', lineHeight: '18px' },
          }}
        >
          {count > most ? `${String(most)}+` : count}
        </Box>
      )}
    </Box>
  );
}

interface PresenceBadgeProps {
  online: boolean;
  /** Its accessible name; absent if text beside it says the same. */
  label?: string;
  size?: number;
  children: ReactNode;
}

/**
 * A person's presence, at the lower corner of their photo: filled, or a ring when away, so that colour isn't the only
 * cue.
 */
export function PresenceBadge({ online, label, size = 12, children }: PresenceBadgeProps) {
  return (
    <Box component="span" sx={around}>
      {children}
      <Box
        component="span"
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
        sx={{
          position: 'absolute',
          zIndex: 1,
          bottom: '14%',
          right: '14%',
          transform: 'translate(50%, 50%)',
          width: size,
          height: size,
          border: '2px solid',
          borderRadius: '50%',
          borderColor: online ? 'background.paper' : 'text.secondary',
          bgcolor: online ? '#2E9E6A' : 'background.paper',
        }}
      />
    </Box>
  );
}
