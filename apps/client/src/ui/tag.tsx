import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export type TagTone = 'default' | 'primary' | 'success' | 'warning' | 'error' | 'info';

/** A short label, such as a state. For clickable or removable ones use `Chip`, which is 2 kB larger. */
export function Tag({ tone = 'default', children }: { tone?: TagTone; children: ReactNode }) {
  const isDefault = tone === 'default';
  return (
    <Box
      component="span"
      className="tag"
      sx={{
        display: 'inline-block',
        flex: 'none',
        boxSizing: 'border-box',
        height: 24,
        maxWidth: '100%',
        px: '7px',
        border: '1px solid',
        borderColor: isDefault ? 'Chip.defaultBorder' : 'color-mix(in srgb, currentColor 70%, transparent)',
        borderRadius: '12px',
        color: isDefault ? 'text.primary' : `${tone}.main`,
        fontSize: '0.8125rem',
        lineHeight: '22px',
        verticalAlign: 'middle',
        whiteSpace: 'nowrap',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
      }}
    >
      {children}
    </Box>
  );
}
