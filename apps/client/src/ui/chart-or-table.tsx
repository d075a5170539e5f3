import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { ChartIcon, TableIcon } from './icons.tsx';
import { lazyOnOpen } from './lazy-on-open.tsx';
import { Section } from './page.tsx';

const FigureTable = lazyOnOpen(async () => (await import('./figure-table.tsx')).FigureTable);

interface ChartOrTableProps {
  id: string;
  title: string;
  text?: string;
  /** Controls of the data, beside the text. */
  controls?: ReactNode;
  chart: ReactNode;
  columns: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly string[])[];
}

/** A chart, with the same data as a table one click away. */
export function ChartOrTable({ id, title, text, controls, chart, columns, rows }: ChartOrTableProps) {
  const { t } = useTranslation();
  const [showsTable, setShowsTable] = useState(false);
  return (
    <Section
      id={id}
      title={title}
      actions={
        <Button
          startIcon={showsTable ? <ChartIcon /> : <TableIcon />}
          onClick={() => {
            setShowsTable(!showsTable);
          }}
        >
          {showsTable ? t('owner.dashboard.showChart') : t('owner.dashboard.showTable')}
        </Button>
      }
    >
      {(text !== undefined || controls !== undefined) && (
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          spacing={2}
          sx={{ px: { xs: 2, sm: 3 }, pb: 1, alignItems: { sm: 'center' }, justifyContent: 'space-between' }}
        >
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text}
          </Typography>
          {controls}
        </Stack>
      )}
      {showsTable ? (
        <FigureTable
          labelledBy={id}
          columns={columns}
          rows={rows}
          onClose={() => {
            setShowsTable(false);
          }}
        />
      ) : (
        <Box role="img" aria-label={t('owner.dashboard.chartLabel', { title })} sx={{ px: { xs: 0, sm: 1 }, pb: 2 }}>
          {chart}
        </Box>
      )}
    </Section>
  );
}
