import { type MoveReportDetail, REPORT_AREAS } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { dateOf } from '#lib/dates.ts';
import { Page, Section } from '#ui/page.tsx';
import { Tag } from '#ui/tag.tsx';
import { kindOf } from '#features/letting/move-reports/kind-of.ts';
import { Addenda } from './addenda.tsx';
import { ItemFound } from './item-found.tsx';
import { AcknowledgeDialog } from './lazy-acknowledge-dialog.ts';

interface ReportViewProps {
  report: MoveReportDetail;
  /** A link back to the list, and further actions. */
  actions: ReactNode;
}

/** A submitted report as both parties read it: findings by area, the signature, and additions. */
export function ReportView({ report, actions }: ReportViewProps) {
  const { t, i18n } = useTranslation();
  const [isAcknowledging, setIsAcknowledging] = useState(false);
  const [onlyWorse, setOnlyWorse] = useState(false);
  const isMoveOut = report.kind === 'move_out';
  const shown = report.list.filter(({ change }) => !onlyWorse || change === 'worse');
  const mayAcknowledge = report.may.includes('acknowledge');
  return (
    <Page
      heading={t('reports.list.title', { name: report.roomie.name, kind: t(`reports.kind.${kindOf(report)}`) })}
      lead={t('reports.fill.where', { room: report.room_name, house: report.house.name })}
      actions={
        <>
          {actions}
          {mayAcknowledge && (
            <Button
              variant="contained"
              onClick={() => {
                setIsAcknowledging(true);
              }}
            >
              {t('reports.view.acknowledge')}
            </Button>
          )}
        </>
      }
      width={860}
    >
      <Stack spacing={3}>
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <Tag tone={report.state === 'acknowledged' ? 'success' : 'warning'}>
              {t(`reports.state.${report.state}`)}
            </Tag>
            {report.worse > 0 && <Tag tone="error">{t('reports.list.worse', { count: report.worse })}</Tag>}
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('reports.own.progress', { done: report.looked_at, count: report.items })}
            </Typography>
          </Stack>
          {report.signature !== null && report.submitted_at !== null && (
            <Typography>
              {t('reports.view.signedBy', {
                name: report.signature.name,
                day: dateOf(report.submitted_at, i18n.language),
              })}
            </Typography>
          )}
          {report.acknowledged_at !== null && (
            <Typography>
              {t('reports.view.acknowledged', { day: dateOf(report.acknowledged_at, i18n.language) })}
              {report.acknowledgement !== null && report.acknowledgement !== '' && `: ${report.acknowledgement}`}
            </Typography>
          )}
          {report.worse > 0 && (
            <FormControlLabel
              control={
                <Checkbox
                  checked={onlyWorse}
                  onChange={({ target }) => {
                    setOnlyWorse(target.checked);
                  }}
                />
              }
              label={t('reports.view.onlyWorse')}
            />
          )}
        </Box>
        {REPORT_AREAS.map((area) => {
          const here = shown.filter((item) => item.area === area);
          if (here.length === 0) return null;
          return (
            <Section key={area} id={`area-${area}`} title={t(`reports.area.${area}`)}>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {here.map((item) => (
                  <ItemFound key={item._id} item={item} isMoveOut={isMoveOut} />
                ))}
              </Box>
            </Section>
          );
        })}
        <Addenda report={report} />
        {report.sha256 !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {t('reports.view.proof', { sha: report.sha256 })}
          </Typography>
        )}
      </Stack>
      {isAcknowledging && (
        <AcknowledgeDialog
          id={report._id}
          onClose={() => {
            setIsAcknowledging(false);
          }}
        />
      )}
    </Page>
  );
}
