import type { Agreement } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf } from '#lib/dates.ts';
import { dot } from '#lib/direction.ts';
import { AgreementStateTag } from './agreement-state-tag.tsx';

interface AgreementRowProps {
  agreement: Agreement;
  /** Path of its page. */
  to: string;
  /** What it is about, for the readers of this list. */
  about: string;
  actions?: ReactNode;
}

/** One agreement in a list. */
export function AgreementRow({ agreement, to, about, actions }: AgreementRowProps) {
  const { t, i18n } = useTranslation();
  const { title, type, state, expires_at: until, signed_at: signedAt } = agreement;
  const when =
    state === 'sent' && until !== null
      ? t('signing.own.until', { day: dateOf(until, i18n.language) })
      : signedAt !== null && t('signing.own.since', { day: dateOf(signedAt, i18n.language) });
  return (
    <Box
      component="li"
      sx={{
        listStyle: 'none',
        px: { xs: 2, sm: 3 },
        py: 2,
        borderTop: '1px solid',
        borderColor: 'divider',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 240px' }}>
        <Link
          component={RouterLink}
          to={to}
          color="inherit"
          underline="hover"
          sx={{ fontWeight: 650, display: 'inline-block', py: 1, my: -1, overflowWrap: 'anywhere' }}
        >
          {title}
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(`signing.type.${type}`)}
          {dot()}
          {about}
        </Typography>
        {when !== false && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {when}
          </Typography>
        )}
      </Box>
      <AgreementStateTag state={state} />
      {actions}
    </Box>
  );
}
