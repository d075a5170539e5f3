import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useEffect, useState } from 'react';

interface TippedButtonProps {
  label: string;
  icon: ReactNode;
  'aria-haspopup'?: 'dialog' | 'menu';
  /** Gets the button, for what opens at it. */
  onClick: (button: HTMLElement) => void;
}

/**
 * An icon button with a hint below it, shown on hover or keyboard focus until Escape. MUI's `Tooltip` positions its
 * hint at any edge, which takes 12 kB that a page may not need otherwise.
 */
export function TippedButton({ label, icon, onClick, ...button }: TippedButtonProps) {
  const [isShown, setShown] = useState(false);
  const show = (): void => {
    setShown(true);
  };
  const hide = (): void => {
    setShown(false);
  };
  useEffect(() => {
    if (!isShown) return;
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setShown(false);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isShown]);
  return (
    <Box onMouseEnter={show} onMouseLeave={hide} sx={{ position: 'relative', flex: 'none' }}>
      <IconButton
        {...button}
        aria-label={label}
        onFocusVisible={show}
        onBlur={hide}
        onClick={({ currentTarget }) => {
          hide();
          onClick(currentTarget);
        }}
      >
        {icon}
      </IconButton>
      {isShown && (
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            top: '100%',
            right: 0,
            zIndex: 'tooltip',
            px: 1,
            py: 0.5,
            borderRadius: 1,
            bgcolor: 'grey.800',
            color: 'common.white',
            fontSize: '0.875rem',
            whiteSpace: 'nowrap',
          }}
        >
          {label}
        </Box>
      )}
    </Box>
  );
}
