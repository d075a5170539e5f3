import { LIMITS } from '@common-roof/contracts';
import { canReportVisit, isCoveredByVisit, plusDays, VISIT_REPORT_DAYS } from '@common-roof/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { OptionField } from '#ui/option-field.tsx';
import { dayTitle } from '#ui/calendar-days.ts';
import { useTurnsQuery } from '#features/living/chores/chores-api.ts';
import type { FeedPhotos } from '#features/living/chores/feed/feed-photos.ts';
import { useReportVisitMutation } from '#features/living/chores/visits/visits-api.ts';
import { AddArea } from './add-area.tsx';
import { AreaFields } from './area-fields.tsx';
import { type DraftArea, problemOf, type ReportDraft, reportOf, withArea, withChangedArea } from './report-draft.ts';
import { TurnChoices } from './turn-choices.tsx';

interface ReportDialogProps {
  house: { readonly _id: string; readonly name: string; readonly rooms: readonly string[] };
  /** The current ISO date in the house. */
  today: string;
  areas: readonly DraftArea[];
  photos: FeedPhotos;
  onClose: () => void;
}

/** Reports a visit, area by area. The input is kept if sending fails. */
export function ReportDialog({ house, today, areas, photos, onClose }: ReportDialogProps) {
  const { t, i18n } = useTranslation();
  const values: ReportDraft = { visitedOn: today, remark: '', areas, turns: [] };
  const [busy, setBusy] = useState<readonly string[]>([]);
  const [report] = useReportVisitMutation();
  const days = Array.from({ length: VISIT_REPORT_DAYS + 1 }, (_, back) => plusDays(today, -back));
  const [oldest = today] = days.slice(-1);
  const { data } = useTurnsQuery({ houseId: house._id, from: oldest, until: plusDays(today, 1) });
  const offeredOn = (visitedOn: string) =>
    (data ?? []).filter(({ state, due_on: dueOn, due_at: dueAt }) => {
      const turn = { dueOn, dueAt: new Date(dueAt) };
      return state === 'due' && isCoveredByVisit(turn, visitedOn, new Date());
    });
  const markBusy = (key: string, isBusy: boolean): void => {
    setBusy((before) => {
      if (before.includes(key) === isBusy) return before;
      return isBusy ? [...before, key] : before.filter((other) => other !== key);
    });
  };

  return (
    <FormDialog
      title={t('visits.report.heading', { house: house.name })}
      submit={t('visits.report.send')}
      schema={({ reportVisit }) => reportVisit.body}
      values={values}
      body={(draft) => {
        const offered = offeredOn(draft.visitedOn);
        return reportOf(
          house._id,
          draft,
          offered.map(({ _id: id }) => id),
        );
      }}
      isValid={(draft) => problemOf(draft) === null}
      send={(body) => report({ body })}
      done={t('visits.report.sent', { house: house.name })}
      hasMore={busy.length > 0}
      canSubmit={busy.length === 0}
      onClose={onClose}
    >
      {({ field, set, values: draft, isTried }) => {
        const problem = isTried ? problemOf(draft) : null;
        return (
          <>
            {problem !== null && <Alert severity="error">{t(`visits.report.${problem}`)}</Alert>}
            <OptionField
              label={t('visits.report.day')}
              value={draft.visitedOn}
              onChange={({ target }) => {
                if (canReportVisit(target.value, today)) set({ visitedOn: target.value });
              }}
              fullWidth
            >
              {days.map((each) => (
                <option key={each} value={each}>
                  {dayTitle(each, today, i18n.language)}
                </option>
              ))}
            </OptionField>
            <div>
              <Typography component="h3" sx={{ fontWeight: 600 }}>
                {t('visits.areas')}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
                {t('visits.report.areasHint')}
              </Typography>
              <Box component="ul" aria-label={t('visits.areas')} sx={{ listStyle: 'none', m: 0, mb: 2, p: 0 }}>
                {draft.areas.map((area) => (
                  <AreaFields
                    key={area.key}
                    area={area}
                    photos={photos}
                    isChecked={isTried}
                    onChange={(change) => {
                      set((before) => withChangedArea(before, area.key, change));
                    }}
                    onBusy={(isBusy) => {
                      markBusy(area.key, isBusy);
                    }}
                  />
                ))}
              </Box>
              <AddArea
                areas={draft.areas}
                rooms={house.rooms}
                onAdd={(area) => {
                  set((before) => withArea(before, area));
                }}
              />
            </div>
            <TurnChoices
              turns={offeredOn(draft.visitedOn)}
              chosen={draft.turns}
              today={today}
              onChange={(turns) => {
                set({ turns });
              }}
            />
            <Field {...field('remark')} label={t('visits.report.more')} lines={2} most={LIMITS.visitRemark} />
          </>
        );
      }}
    </FormDialog>
  );
}
