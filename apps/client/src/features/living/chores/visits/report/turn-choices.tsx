import type { ChoreAssignment } from '@common-roof/contracts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { dayInSentence } from '#ui/calendar-days.ts';

interface TurnChoicesProps {
  turns: readonly ChoreAssignment[];
  chosen: readonly string[];
  /** The current ISO date in the house. */
  today: string;
  onChange: (chosen: string[]) => void;
}

/** The turns a visit completed, out of those due by then. */
export function TurnChoices({ turns, chosen, today, onChange }: TurnChoicesProps) {
  const { t, i18n } = useTranslation();
  return (
    <div role="group" aria-labelledby="report-turns">
      <Typography id="report-turns" component="h3" sx={{ fontWeight: 600 }}>
        {t('visits.report.turns')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(turns.length === 0 ? 'visits.report.noTurns' : 'visits.report.turnsHint')}
      </Typography>
      <FormGroup>
        {turns.map(({ _id: id, chore, due_on: on, assignee }) => {
          const said = {
            chore: chore.name,
            day: dayInSentence(on, today, i18n.language),
            name: assignee?.first_name ?? '',
          };
          return (
            <FormControlLabel
              key={id}
              sx={{ minHeight: 44 }}
              control={
                <Checkbox
                  checked={chosen.includes(id)}
                  onChange={({ target }) => {
                    onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id));
                  }}
                />
              }
              label={t(assignee === null ? 'visits.report.turnOfNobody' : 'visits.report.turn', said)}
            />
          );
        })}
      </FormGroup>
    </div>
  );
}
