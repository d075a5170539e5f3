import type { Overview, QueueName } from '@common-roof/contracts';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { Section } from '#ui/page.tsx';

const COLUMNS = ['waiting', 'active', 'delayed', 'failed'] as const;

export function QueueHealth({ queues }: { queues: Overview['queues'] }) {
  const { t } = useTranslation();
  const nameOf = (queue: string): string => {
    const key = `activity.queueNames.${queue as QueueName}` as const;
    return t(key) === key ? queue : t(key); // an unknown queue is shown by its name
  };
  return (
    <Section id="queues" title={t('activity.queues')}>
      {queues.length === 0 && (
        <Typography sx={{ px: 3, pb: 3, color: 'text.secondary' }}>{t('activity.noQueues')}</Typography>
      )}
      {queues.length > 0 && (
        // On a narrow screen the columns may need scrolling, also by keyboard.
        <TableContainer tabIndex={0} role="group" aria-labelledby="queues">
          <Table
            size="small"
            sx={{
              '& td, & th': { px: 1 },
              '& :is(td, th):first-child': { pl: 3 },
              '& :is(td, th):last-child': { pr: 3 },
              '& tr:last-of-type td, & tr:last-of-type th': { borderBottom: 0 },
            }}
          >
            <TableHead>
              <TableRow>
                <TableCell>{t('activity.queue.name')}</TableCell>
                {COLUMNS.map((column) => (
                  <TableCell key={column} align="right">
                    {t(`activity.queue.${column}`)}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {queues.map((queue) => (
                <TableRow key={queue.name}>
                  <TableCell component="th" scope="row" sx={{ '&:first-of-type': { overflowWrap: 'normal' } }}>
                    {nameOf(queue.name)}
                  </TableCell>
                  {COLUMNS.map((column) => (
                    <TableCell
                      key={column}
                      align="right"
                      sx={column === 'failed' && queue.failed > 0 ? { color: 'error.main', fontWeight: 700 } : {}}
                    >
                      {queue[column]}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Section>
  );
}
