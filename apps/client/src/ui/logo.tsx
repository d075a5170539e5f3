import Box from '@mui/material/Box';

/** The brand: a house with a lit door, and two words. `onDusk`: on the picture of the houses, in any theme. */
export function Logo({ size = 28, onDusk = false }: { size?: number; onDusk?: boolean }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        color: onDusk ? '#FBF7F0' : 'text.primary',
        whiteSpace: 'nowrap',
      }}
    >
      <Box
        component="svg"
        viewBox="0 0 32 32"
        aria-hidden="true"
        sx={{ width: size, height: size, color: onDusk ? '#7CC7A2' : 'primary.main', flex: 'none' }}
      >
        <path
          d="M3.5 15.5 16 5l12.5 10.5M7 13.5V27h18V13.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <Box component="path" d="M13 27v-9.5h6V27z" sx={{ fill: '#D99A2B' }} />
      </Box>
      <Box component="span" sx={{ fontFamily: 'h1.fontFamily', fontSize: size * 0.72, letterSpacing: '-0.01em' }}>
        <Box component="span" sx={{ fontWeight: 400 }}>
          Common
        </Box>{' '}
        <Box component="span" sx={{ fontWeight: 680 }}>
          Roof
        </Box>
      </Box>
    </Box>
  );
}
