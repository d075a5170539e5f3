import { LIMITS } from '@common-roof/contracts';
import { canReportVisit, isCoveredByVisit, plusDays, VISIT_REPORT_DAYS } from '@common-roof/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { refusalOf } from '../../../../../api/api-error.ts';
import { useTranslation } from '../../../../../i18n/use-translation.ts';
import { tell } from '../../../../../lib/alerts.ts';
import { FormFrame } from '../../../../../ui/form-frame.tsx';
import { OptionField } from '../../../../../ui/option-field.tsx';
import { TextField } from '../../../../../ui/text-field.tsx';
import { dayTitle } from '../../calendar/days.ts';
import { useTurnsQuery } from '../../chores-api.ts';
import type { FeedPhotos } from '../../feed/feed-photos.ts';
import { useReportVisitMutation } from '../visits-api.ts';
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
  const [first] = useState<ReportDraft>(() => ({ visitedOn: today, remark: '', areas, turns: [] }));
  const [draft, setDraft] = useState(first);
  const [isChecked, setChecked] = useState(false);
  const [busy, setBusy] = useState<readonly string[]>([]);
  const [report, { isLoading, error }] = useReportVisitMutation();
  const days = Array.from({ length: VISIT_REPORT_DAYS + 1 }, (_, back) => plusDays(today, -back));
  const [oldest = today] = days.slice(-1);
  const { data } = useTurnsQuery({ houseId: house._id, from: oldest, until: plusDays(today, 1) });
  const offered = (data ?? []).filter(({ state, due_on: dueOn, due_at: dueAt }) => {
    const turn = { dueOn, dueAt: new Date(dueAt) };
    return state === 'due' && isCoveredByVisit(turn, draft.visitedOn, new Date());
  });
  const problem = problemOf(draft);
  const refusal = refusalOf(error);

  const submit = async (): Promise<void> => {
    setChecked(true);
    if (problem !== null) return;
    const ids = offered.map(({ _id: id }) => id);
    const answer = await report({ body: reportOf(house._id, draft, ids) });
    if (answer.error !== undefined) return;
    tell(t('visits.report.sent', { house: house.name }));
    onClose();
  };
  const markBusy = (key: string, isBusy: boolean): void => {
    setBusy((before) => {
      if (before.includes(key) === isBusy) return before;
      return isBusy ? [...before, key] : before.filter((other) => other !== key);
    });
  };

  return (
    <FormFrame
      title={t('visits.report.heading', { house: house.name })}
      submit={t('visits.report.send')}
      isDirty={draft !== first || busy.length > 0}
      isBusy={isLoading}
      error={isChecked && problem !== null ? t(`visits.report.${problem}`) : refusal}
      canSubmit={busy.length === 0}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <OptionField
        label={t('visits.report.day')}
        value={draft.visitedOn}
        onChange={({ target }) => {
          if (canReportVisit(target.value, today)) setDraft({ ...draft, visitedOn: target.value });
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
              isChecked={isChecked}
              onChange={(change) => {
                setDraft((before) => withChangedArea(before, area.key, change));
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
            setDraft(withArea(draft, area));
          }}
        />
      </div>
      <TurnChoices
        turns={offered}
        chosen={draft.turns}
        today={today}
        onChange={(turns) => {
          setDraft({ ...draft, turns });
        }}
      />
      <TextField
        label={t('visits.report.more')}
        value={draft.remark}
        onChange={({ target }) => {
          setDraft({ ...draft, remark: target.value });
        }}
        multiline
        minRows={2}
        fullWidth
        slotProps={{ htmlInput: { maxLength: LIMITS.visitRemark } }}
      />
    </FormFrame>
  );
}
