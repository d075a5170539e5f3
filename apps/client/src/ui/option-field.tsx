import Box from '@mui/material/Box';
import { type ComponentProps, useId } from 'react';

import { Outlined, type OutlinedProps, plainField } from './outlined.tsx';

interface OptionFieldProps
  extends
    Pick<ComponentProps<'select'>, 'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'children' | 'ref'>,
    Pick<ComponentProps<'select'>, 'aria-invalid' | 'aria-describedby'>,
    OutlinedProps {
  label: string;
}

/** A native select: suited to phones, and without a menu's code. Its children are options. */
export function OptionField({ label, size, fullWidth, sx, children, ...select }: OptionFieldProps) {
  const id = useId();
  return (
    <Outlined id={id} label={label} size={size} fullWidth={fullWidth} sx={sx}>
      <Box
        {...select}
        component="select"
        id={id}
        sx={{ ...plainField(size), pr: '32px', cursor: 'pointer', '& > option': { bgcolor: 'background.paper' } }}
      >
        {children}
      </Box>
      <Box
        component="svg"
        viewBox="0 0 24 24"
        aria-hidden="true"
        sx={{ position: 'absolute', right: 7, width: 24, pointerEvents: 'none', fill: 'currentColor', opacity: 0.6 }}
      >
        <path d="m7 10 5 5 5-5z" />
      </Box>
    </Outlined>
  );
}
