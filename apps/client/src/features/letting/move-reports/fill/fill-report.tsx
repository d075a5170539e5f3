import { type MoveReportDetail, REPORT_AREAS, type ReportArea, type ReportItem } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { tell } from '#lib/alerts.ts';
import { Page, Section } from '#ui/page.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { DraftItem } from '#features/letting/move-reports/draft/draft-item.ts';
import { useReportDraft } from '#features/letting/move-reports/draft/use-report-draft.ts';
import { useSubmitMoveOutMutation, useSubmitMoveReportMutation } from '#features/letting/move-reports/move-in-api.ts';
import { quantityOf, type Quantity } from './quantity-fields.tsx';
import { AddItem } from './add-item.tsx';
import { DraftStateLine } from './draft-state-line.tsx';
import { FillItem } from './fill-item.tsx';
import { SubmitDialog } from './lazy-submit-dialog.ts';

interface FillReportProps {
  report: MoveReportDetail;
  /** Name of its author. */
  me: string;
  /** Link back to the list. */
  back: React.ReactNode;
}

/** An item of the report on this device. */
interface Entry {
  readonly value: DraftItem;
  readonly area: ReportArea;
  readonly name: string;
  readonly quantity: Quantity | undefined;
  readonly baseline: ReportItem['baseline'];
}

/** Fills in a report area by area, like a walk through the house; input is stored and sent at once. */
export function FillReport({ report, me, back }: FillReportProps) {
  const { t } = useTranslation();
  const { draft, view } = useReportDraft(report);
  const [isSigning, setIsSigning] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [submitIn] = useSubmitMoveReportMutation();
  const [submitOut] = useSubmitMoveOutMutation();

  const known = new Map(report.list.map((item) => [item._id, item]));
  const entries: Entry[] = view.items.flatMap((value) => {
    const item = known.get(value.item_id);
    const place = item ?? value.added;
    if (place === undefined) return [];
    const { area, name } = place;
    return [{ value, area, name, quantity: quantityOf(item?.thing ?? null), baseline: item?.baseline ?? null }];
  });
  const looked = entries.filter(({ value }) => value.condition !== null).length;
  const obstacle = view.waiting > 0 ? t('reports.fill.notNow') : looked === 0 ? t('reports.fill.none') : undefined;

  const submit = async (signature: string): Promise<void> => {
    if (report.by === 'roomie') await submitIn({ body: { kind: report.kind, signature } }).unwrap();
    else await submitOut({ params: { id: report._id }, body: { signature } }).unwrap();
    tell(t('reports.fill.submitted'));
  };
  const allGood = report.kind === 'move_in' ? 'reports.fill.allGoodNamed' : 'reports.fill.allSameNamed';
  const heading =
    report.kind === 'move_in'
      ? t('reports.fill.headingIn')
      : report.by === 'roomie'
        ? t('reports.fill.headingOut')
        : t('reports.fill.headingInspect', { name: report.roomie.name });

  return (
    <Page
      heading={heading}
      lead={t('reports.fill.where', { room: report.room_name, house: report.house.name })}
      actions={back}
      width={860}
    >
      <Stack spacing={3}>
        <Box
          sx={{
            position: 'sticky',
            top: { xs: 56, sm: 64 },
            zIndex: 2,
            bgcolor: 'background.default',
            py: 1.5,
            display: 'grid',
            gap: 1,
          }}
        >
          <Typography component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {t('reports.fill.progress', { done: looked, count: entries.length })}
          </Typography>
          <ProgressBar
            label={t('reports.fill.progress', { done: looked, count: entries.length })}
            done={entries.length === 0 ? 0 : looked / entries.length}
          />
          <DraftStateLine state={view.state} onRetry={() => void draft.send()} />
        </Box>
        {REPORT_AREAS.map((area) => {
          const here = entries.filter((entry) => entry.area === area);
          if (here.length === 0) return null;
          const open = here.filter(({ value, quantity }) => value.condition === null && quantity === undefined);
          return (
            <Section
              key={area}
              id={`area-${area}`}
              title={t(`reports.area.${area}`)}
              actions={
                open.length > 0 && (
                  <Button
                    aria-label={t(allGood, { area: t(`reports.area.${area}`) })}
                    onClick={() => {
                      for (const { value, baseline } of open) {
                        const condition = baseline?.condition ?? 'good';
                        draft.change(value.item_id, (item) => ({ ...item, condition }));
                      }
                    }}
                  >
                    {t(report.kind === 'move_in' ? 'reports.fill.allGood' : 'reports.fill.allSame')}
                  </Button>
                )
              }
            >
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {here.map(({ value, name, quantity, baseline }) => (
                  <FillItem
                    key={value.item_id}
                    name={name}
                    value={value}
                    baseline={baseline}
                    quantity={quantity}
                    onChange={(change) => {
                      draft.change(value.item_id, change);
                    }}
                    onRemove={
                      value.added === undefined || baseline !== null
                        ? undefined
                        : () => {
                            draft.takeOff(value.item_id);
                          }
                    }
                  />
                ))}
              </Box>
              <AddItem
                area={area}
                taken={here.map(({ name }) => name)}
                onAdd={(name) => {
                  const item_id = crypto.randomUUID();
                  draft.addItem({ item_id, condition: null, remarks: '', photos: [], added: { area, name } });
                }}
              />
            </Section>
          );
        })}
        <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
          {isAsked && obstacle !== undefined && (
            <Typography role="alert" sx={{ color: 'error.main' }}>
              {obstacle}
            </Typography>
          )}
          <Button
            variant="contained"
            size="large"
            onClick={() => {
              setIsAsked(obstacle !== undefined);
              setIsSigning(obstacle === undefined);
              void draft.send();
            }}
          >
            {t('reports.fill.submit')}
          </Button>
        </Stack>
      </Stack>
      {isSigning && (
        <SubmitDialog
          unlooked={entries.length - looked}
          name={me}
          onSubmit={submit}
          onClose={() => {
            setIsSigning(false);
          }}
        />
      )}
    </Page>
  );
}
