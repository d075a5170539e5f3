import type { AuditLine } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';

import { useTranslation } from '../../../i18n/use-translation.ts';
import { dateAndTime } from '../../../lib/dates.ts';
import type { AuditFilters } from './audit-api.ts';

const inSentence = { display: 'inline', font: 'inherit', textAlign: 'start', verticalAlign: 'baseline' } as const;

/** Calls are written down by their name in the contract: `listFailedEmails` reads as "list failed emails". */
const inWords = (what: string): string => what.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

interface AuditLineItemProps {
  line: AuditLine;
  onFilter: (filters: AuditFilters) => void;
}

/** One line: when, who, what, to whom; the facts of it can be opened. A name filters by it. */
export function AuditLineItem({ line, onFilter }: AuditLineItemProps) {
  const { t, i18n } = useTranslation();
  const { actor, target, details } = line;
  const what = [details['what'], details['action'], details['call']].find((fact) => typeof fact === 'string');
  const key = `audit.event.${line.event as 'authz_admin'}` as const;
  const event = t(key) === key ? line.event : t(key); // one that this client does not know is named as it is
  const facts: [string, unknown][] = [
    ...Object.entries(details),
    ['request', line.request_id],
    ['ip', line.ip],
    ['target', target?._id],
  ];
  return (
    <ListItem sx={{ display: 'block', px: { xs: 2, sm: 3 }, py: 1.25, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', md: '190px 1fr' } }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <span>{line.position}</span> · <time dateTime={line.at}>{dateAndTime(line.at, i18n.language)}</time>
        </Typography>
        <Box sx={{ minWidth: 0 }}>
          <Typography component="div" sx={{ overflowWrap: 'anywhere' }}>
            {actor === null ? (
              t('audit.nobody')
            ) : (
              <Link
                component="button"
                aria-label={t('audit.filterActor', { name: actor.name })}
                onClick={() => {
                  onFilter({ actor_id: actor._id });
                }}
                sx={{ ...inSentence, fontWeight: 600 }}
              >
                {actor.name}
              </Link>
            )}
            {' · '}
            {event}
            {what !== undefined && `: ${inWords(what)}`}
            {target !== null && (
              <>
                {' → '}
                <Link
                  component="button"
                  aria-label={t('audit.filterTarget', { name: target.name ?? t('audit.thing') })}
                  onClick={() => {
                    onFilter({ target_id: target._id });
                  }}
                  sx={inSentence}
                >
                  {target.name ?? t('audit.thing')}
                </Link>
              </>
            )}
          </Typography>
          <Box
            component="details"
            sx={{ '& summary': { cursor: 'pointer', minHeight: 44, lineHeight: '44px', my: -1, width: 'fit-content' } }}
          >
            <Typography component="summary" variant="body2" sx={{ color: 'text.secondary' }}>
              {t('audit.details')}
            </Typography>
            <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, m: 0, mb: 1 }}>
              {facts
                .filter(([, value]) => value !== null && value !== undefined)
                .map(([name, value]) => (
                  <Box key={name} sx={{ display: 'contents' }}>
                    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                      {name}
                    </Typography>
                    <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                      {typeof value === 'string' ? value : JSON.stringify(value)}
                    </Typography>
                  </Box>
                ))}
            </Box>
          </Box>
        </Box>
      </Box>
    </ListItem>
  );
}
