import type { AuditLine } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { timeOfDay } from '#lib/dates.ts';
import { paths } from '#lib/paths.ts';
import { ExpandIcon } from '#ui/icons.tsx';
import type { AuditFilters } from './audit-api.ts';
import { useSentence } from './sentence.ts';

type Target = NonNullable<AuditLine['target']>;

function TargetName({ target: { _id: id, name, kind } }: { target: Target }) {
  const { t } = useTranslation();
  if (kind === 'person' && name !== null)
    return (
      <Link component={RouterLink} to={paths.person(id)}>
        {name}
      </Link>
    );
  if (kind === 'house' && name !== null)
    return (
      <Link component={RouterLink} to={paths.housesNamed(name)}>
        {name}
      </Link>
    );
  return <>{name ?? t('audit.thing')}</>;
}

function Facts({ line, id, onFilter }: { line: AuditLine; id: string; onFilter: (filters: AuditFilters) => void }) {
  const { t } = useTranslation();
  const { actor, target, details } = line;
  const facts: [string, unknown][] = [
    ['line', line.position],
    ['event', line.event],
    ...Object.entries(details),
    ['request', line.request_id],
    ['ip', line.ip],
    ['target', target?._id],
  ];
  return (
    <Box id={id} sx={{ pb: 1.5, pl: { sm: 9 } }}>
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
      {actor !== null && (
        <Button
          size="small"
          onClick={() => {
            onFilter({ actor_id: actor._id });
          }}
        >
          {t('audit.filterActor', { name: actor.name })}
        </Button>
      )}
      {target !== null && (
        <Button
          size="small"
          onClick={() => {
            onFilter({ target_id: target._id });
          }}
        >
          {t('audit.filterTarget', { name: target.name ?? t('audit.thing') })}
        </Button>
      )}
    </Box>
  );
}

interface AuditLineItemProps {
  line: AuditLine;
  onFilter: (filters: AuditFilters) => void;
}

/** One line as a sentence: when, who, what, to whom. Names link to people; its details can be expanded. */
export function AuditLineItem({ line, onFilter }: AuditLineItemProps) {
  const { t, i18n } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const facts = useId();
  const { actor, target } = line;
  const { before, after, namesTarget } = useSentence()(line);
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, py: 0, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1.5, sm: 2 }, minHeight: 52 }}>
        <Typography
          variant="body2"
          component="time"
          dateTime={line.at}
          sx={{ color: 'text.secondary', flex: 'none', minWidth: { sm: 64 }, fontVariantNumeric: 'tabular-nums' }}
        >
          {timeOfDay(line.at, i18n.language)}
        </Typography>
        <Typography component="div" sx={{ flex: 1, minWidth: 0, py: 0.75, overflowWrap: 'anywhere' }}>
          {actor === null ? (
            t('audit.nobody')
          ) : (
            <Link component={RouterLink} to={paths.person(actor._id)} sx={{ fontWeight: 600 }}>
              {actor.name}
            </Link>
          )}{' '}
          {before}
          {namesTarget && (target === null ? t('audit.thing') : <TargetName target={target} />)}
          {after}
          {!namesTarget && target !== null && target.name !== null && (
            <>
              {': '}
              <TargetName target={target} />
            </>
          )}
        </Typography>
        <IconButton
          aria-label={t('audit.showDetails', { line: line.position })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? facts : undefined}
          onClick={() => {
            setOpen(!isOpen);
          }}
          sx={{ flex: 'none', mr: -1.5, transform: isOpen ? 'rotate(180deg)' : 'none' }}
        >
          <ExpandIcon />
        </IconButton>
      </Box>
      {isOpen && <Facts line={line} id={facts} onFilter={onFilter} />}
    </Box>
  );
}
