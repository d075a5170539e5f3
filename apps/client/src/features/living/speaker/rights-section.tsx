import { HOUSE_RIGHTS, type HouseSpeaker, RIGHT_HOLDERS, TERM_MONTHS } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { showOutcome } from '#api/show-outcome.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useReader } from '#session/use-reader.ts';
import { OptionField } from '#ui/option-field.tsx';
import { Section } from '#ui/page.tsx';
import { useSetHouseRightsMutation } from './speaker-api.ts';

const MONTHS = Array.from({ length: TERM_MONTHS.max - TERM_MONTHS.min + 1 }, (_, at) => TERM_MONTHS.min + at);

interface RightsSectionProps {
  houseId: string;
  data: HouseSpeaker;
}

/** The homeowner's choices, each saved at once. */
function Choices({ houseId, data: { rights, term_months: months } }: RightsSectionProps) {
  const { t } = useTranslation();
  const [save] = useSetHouseRightsMutation();
  return (
    <Stack spacing={3} sx={{ px: { xs: 2, sm: 3 }, pb: 3, pt: 1 }}>
      {HOUSE_RIGHTS.map((right) => (
        <Box key={right}>
          <OptionField
            label={t(`speaker.rights.${right}`)}
            value={rights[right]}
            aria-describedby={`${right}-help`}
            fullWidth
            onChange={({ target }) => {
              const holder = RIGHT_HOLDERS.find((one) => one === target.value);
              if (holder === undefined) return;
              void showOutcome(save({ params: { id: houseId }, body: { [right]: holder } }), t('speaker.rights.saved'));
            }}
          >
            {RIGHT_HOLDERS.map((holder) => (
              <option key={holder} value={holder}>
                {t(`speaker.rights.ownHolder.${holder}`)}
              </option>
            ))}
          </OptionField>
          <Typography id={`${right}-help`} variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
            {t(`speaker.rights.${right}Help`)}
          </Typography>
        </Box>
      ))}
      <Box>
        <OptionField
          label={t('speaker.term.label')}
          value={months}
          aria-describedby="term-help"
          fullWidth
          onChange={({ target }) => {
            const body = { term_months: Number(target.value) };
            void showOutcome(save({ params: { id: houseId }, body }), t('speaker.term.saved'));
          }}
        >
          {MONTHS.map((count) => (
            <option key={count} value={count}>
              {t('speaker.term.months', { count })}
            </option>
          ))}
        </OptionField>
        <Typography id="term-help" variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {t('speaker.term.help')}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('speaker.rights.neverOwner')}
      </Typography>
    </Stack>
  );
}

/** What roomies can run in a house: for its homeowner to choose, for others to read. */
export function RightsSection({ houseId, data }: RightsSectionProps) {
  const { t } = useTranslation();
  const { role } = useReader();
  return (
    <Section id="house-rights" title={t('speaker.rights.heading')}>
      {role === 'homeowner' ? (
        <Choices houseId={houseId} data={data} />
      ) : (
        <Stack spacing={1.5} sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
          <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
            {HOUSE_RIGHTS.map((right) => (
              <Box key={right}>
                <Typography component="dt" sx={{ fontWeight: 600 }}>
                  {t(`speaker.rights.${right}`)}
                </Typography>
                <Typography component="dd" sx={{ m: 0, color: 'text.secondary' }}>
                  {t(`speaker.rights.holder.${data.rights[right]}`)}
                </Typography>
              </Box>
            ))}
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('speaker.rights.never')}
          </Typography>
        </Stack>
      )}
    </Section>
  );
}
