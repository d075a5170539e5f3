import type { AuditLine } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { dayKey, dayName } from '#lib/dates.ts';
import type { AuditFilters } from './audit-api.ts';
import { AuditLineItem } from './audit-line-item.tsx';

interface AuditLinesProps {
  lines: readonly AuditLine[];
  onFilter: (filters: AuditFilters) => void;
}

/** Lines of the audit log, grouped by day. */
export function AuditLines({ lines, onFilter }: AuditLinesProps) {
  const { i18n } = useTranslation();
  return (
    <List disablePadding>
      {lines.map((line, at) => (
        <Box key={line.position} component="li" sx={{ listStyle: 'none' }}>
          {dayKey(line.at) !== dayKey(lines[at - 1]?.at ?? '') && (
            <Typography
              component="h3"
              variant="body2"
              sx={{ px: { xs: 2, sm: 3 }, py: 0.75, fontWeight: 600, bgcolor: 'background.default' }}
            >
              {dayName(line.at, i18n.language)}
            </Typography>
          )}
          <AuditLineItem line={line} onFilter={onFilter} />
        </Box>
      ))}
    </List>
  );
}
