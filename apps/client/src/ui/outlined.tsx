import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type Size = string | number | { xs: string | number; sm: string | number };

export interface OutlinedProps {
  label?: string;
  size?: 'small' | 'medium' | undefined;
  fullWidth?: boolean | undefined;
  sx?: Partial<Record<'width' | 'minWidth' | 'maxWidth' | 'flex' | 'px' | 'gap', Size>> | undefined;
}

const HEIGHT = { small: '10.5px', medium: '16.5px' } as const;

const label = {
  position: 'absolute',
  zIndex: 1,
  left: 0,
  top: 0,
  maxWidth: 'calc(133% - 32px)',
  lineHeight: '1.4375em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  transform: 'translate(14px, -9px) scale(0.75)',
  transformOrigin: 'top left',
  transition: 'color 120ms ease-out, transform 120ms ease-out, max-width 120ms ease-out',
};
const outline = {
  position: 'absolute',
  inset: '-5px 0 0',
  m: 0,
  p: '0 8px',
  overflow: 'hidden',
  pointerEvents: 'none',
  border: '1px solid',
  borderRadius: 'inherit',
  minWidth: 0,
  borderColor: 'rgba(var(--mui-palette-common-onBackgroundChannel) / 0.23)',
  '& > legend': { display: 'block', p: 0, height: 11, fontSize: '0.75em', visibility: 'hidden', whiteSpace: 'nowrap' },
  '& > legend > span': { px: '5px', display: 'inline-block' },
};

/** Returns the style of a native field inside {@link Outlined}. */
export const plainField = (size: 'small' | 'medium' = 'medium') => ({
  boxSizing: 'content-box',
  minWidth: 0,
  width: '100%',
  height: '1.4375em',
  m: 0,
  py: HEIGHT[size],
  px: '14px',
  appearance: 'none',
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  background: 'none',
  border: 0,
  borderRadius: 'inherit',
  '&:focus': { outline: 0 },
});

/**
 * An outline with a label around a native field: a page with a single field then needs neither MUI's fields nor their
 * 10 kB. The label is inside the field while it is empty, which the field signals by a placeholder.
 */
export function Outlined({
  id,
  label: words,
  size = 'medium',
  fullWidth = false,
  sx = {},
  children,
}: OutlinedProps & { id: string; children: ReactNode }) {
  return (
    <Box
      sx={[
        { position: 'relative', display: 'inline-flex', alignItems: 'center', verticalAlign: 'top', minWidth: 0 },
        { width: fullWidth ? '100%' : 'auto', borderRadius: 1, color: 'text.primary', lineHeight: '1.4375em' },
        { '@media (hover: hover)': { '&:hover > fieldset': { borderColor: 'text.primary' } } },
        { '&:focus-within > fieldset': { borderWidth: 2, borderColor: 'primary.main' } },
        { '&:focus-within > label': { color: 'primary.main' } },
        {
          '&:has(> :placeholder-shown:not(:focus))': {
            '& > label': {
              maxWidth: 'calc(100% - 24px)',
              pointerEvents: 'none',
              transform: `translate(14px, ${HEIGHT[size]})`,
            },
            '& legend': { maxWidth: '0.01px', overflow: 'hidden' },
          },
        },
        sx,
      ]}
    >
      {words !== undefined && (
        <Box component="label" className="field-label" htmlFor={id} sx={label}>
          {words}
        </Box>
      )}
      {children}
      <Box component="fieldset" aria-hidden="true" sx={outline}>
        <legend>{words !== undefined && <span>{words}</span>}</legend>
      </Box>
    </Box>
  );
}
