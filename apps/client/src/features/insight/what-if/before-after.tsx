import type { WhatIf, WhatIfPersonMonth } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { Section } from '#ui/page.tsx';
import { useReader } from '#session/use-reader.ts';
import { useNames } from './use-names.ts';

/** Whether somebody lives there in the last of some months. */
const livesThere = (months: readonly WhatIfPersonMonth[]): boolean => (months.at(-1)?.days ?? 0) > 0;

/** What everyone pays in a usual month: before the changes and after them, or as things are. */
export function BeforeAfter({ answer, hasChanges }: { answer: WhatIf; hasChanges: boolean }) {
  const { t } = useTranslation();
  const { id, role } = useReader();
  const names = useNames(answer.currency);
  return (
    <Section id="what-if-people" title={t(hasChanges ? 'whatIf.beforeAfter' : 'whatIf.usualMonth')}>
      <Typography variant="body2" sx={{ px: { xs: 2, sm: 3 }, pb: 2, color: 'text.secondary' }}>
        {t(role === 'homeowner' ? 'whatIf.beforeAfterText.homeowner' : 'whatIf.beforeAfterText.roomie')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {answer.people.map((person) => {
          const [before, after] = [names.minor(person.usual.before), names.minor(person.usual.after)];
          const change = after - before;
          const isGone = !livesThere(person.after) && livesThere(person.before);
          return (
            <Box
              component="li"
              key={person._id}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'baseline',
                columnGap: 2,
                px: { xs: 2, sm: 3 },
                py: 1.5,
                borderTop: '1px solid',
                borderColor: 'divider',
              }}
            >
              <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 140px' }, minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                  {person._id === id ? t('whatIf.you') : names.person(person)}
                </Typography>
                {person.first_name !== null && person.room !== null && (
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {person.room}
                  </Typography>
                )}
              </Box>
              <Box sx={{ textAlign: { sm: 'end' }, fontVariantNumeric: 'tabular-nums' }}>
                <Typography>
                  {change === 0
                    ? names.ofMinor(after)
                    : t('whatIf.arrow', { before: names.ofMinor(before), after: names.ofMinor(after) })}
                </Typography>
                <Typography
                  hidden={!hasChanges}
                  variant="body2"
                  sx={{
                    color: isGone
                      ? 'text.secondary'
                      : change > 0
                        ? 'warning.main'
                        : change < 0
                          ? 'success.main'
                          : 'text.secondary',
                  }}
                >
                  {isGone
                    ? t('whatIf.movedOut')
                    : change === 0
                      ? t('whatIf.same')
                      : t(change > 0 ? 'whatIf.more' : 'whatIf.less', { amount: names.ofMinor(Math.abs(change)) })}
                </Typography>
              </Box>
            </Box>
          );
        })}
      </Box>
    </Section>
  );
}
