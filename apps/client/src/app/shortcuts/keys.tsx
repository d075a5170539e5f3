import Box from '@mui/material/Box';

/** Keys to press one after the other, as they are called on the keyboard: `g h`. */
export const Keys = ({ keys }: { keys: string }) => (
  <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, flex: 'none' }}>
    {keys.split(' ').map((key, at) => (
      <Box
        component="kbd"
        key={`${String(at)}${key}`}
        sx={{
          minWidth: 24,
          px: 0.75,
          py: 0.25,
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: 0.5,
          bgcolor: 'background.default',
          color: 'text.secondary',
          typography: 'body2',
          textAlign: 'center',
        }}
      >
        {key}
      </Box>
    ))}
  </Box>
);

/** Whether this keyboard has a command key in place of Ctrl. */
export const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);
