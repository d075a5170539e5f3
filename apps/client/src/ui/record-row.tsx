import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

interface RecordRowProps {
  title: string;
  to?: string;
  detail: string;
  end: string;
}

/** A row of a record: title, details, and a date or an amount at its end. */
export function RecordRow({ title, to, detail, end }: RecordRowProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 2,
        alignItems: 'center',
        px: { xs: 2, sm: 3 },
        py: 1,
        minHeight: 56,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {to === undefined ? (
          <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        ) : (
          <Link component={RouterLink} to={to} sx={{ fontWeight: 600 }}>
            {title}
          </Link>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {detail}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ flex: 'none', fontVariantNumeric: 'tabular-nums' }}>
        {end}
      </Typography>
    </Box>
  );
}
