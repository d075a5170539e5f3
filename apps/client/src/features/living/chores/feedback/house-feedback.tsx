import { type Chore, FEEDBACK_ROLES, type House } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

import { useTranslation } from '#i18n/use-translation.ts';
import { oneOf, anId, useFilters } from '#lib/use-address.ts';
import { ChatIcon } from '#ui/icons.tsx';
import { OptionField } from '#ui/option-field.tsx';
import { EmptyState } from '#ui/states.tsx';
import { FeedbackList } from './feedback-list.tsx';

const STATES = ['open', 'seen_to'] as const;
const FILTERS = { chore: anId, by: oneOf(FEEDBACK_ROLES), state: oneOf(STATES) };
const FIELD = { minWidth: 180, flex: { xs: '1 1 100%', sm: 'none' } };

const SURFACE = {
  px: { xs: 2, sm: 3 },
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  '& li:first-of-type': { borderTop: 0 },
};

/** Feedback on a house's chores: `?chore=`, `?by=` a role, `?state=`. */
export function HouseFeedback({ house, chores }: { house: House; chores: readonly Chore[] }) {
  const { t } = useTranslation();
  const [{ chore, by: role, state }, set] = useFilters(FILTERS);
  const isNarrowed = (chore ?? role ?? state) !== undefined;
  const empty = isNarrowed ? (
    <EmptyState icon={<ChatIcon />} text={t('said.emptyFilter')} />
  ) : (
    <EmptyState icon={<ChatIcon />} heading={t('said.emptyHeading')} text={t('said.empty')} />
  );
  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
        <OptionField
          size="small"
          label={t('said.filter.chore')}
          value={chore ?? ''}
          onChange={({ target }) => {
            set({ chore: target.value });
          }}
          sx={FIELD}
        >
          <option value="">{t('said.filter.allChores')}</option>
          {chores.map(({ _id: id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </OptionField>
        <OptionField
          size="small"
          label={t('said.filter.by')}
          value={role ?? ''}
          onChange={({ target }) => {
            set({ by: target.value });
          }}
          sx={FIELD}
        >
          <option value="">{t('said.filter.everybody')}</option>
          {FEEDBACK_ROLES.map((each) => (
            <option key={each} value={each}>
              {t(`said.filter.role.${each}`)}
            </option>
          ))}
        </OptionField>
        <OptionField
          size="small"
          label={t('said.filter.state')}
          value={state ?? ''}
          onChange={({ target }) => {
            set({ state: target.value });
          }}
          sx={FIELD}
        >
          <option value="">{t('said.filter.all')}</option>
          {STATES.map((each) => (
            <option key={each} value={each}>
              {t(`said.filter.states.${each}`)}
            </option>
          ))}
        </OptionField>
      </Stack>
      <Box sx={SURFACE}>
        <FeedbackList about={{ houseId: house._id, choreId: chore, role, state }} empty={empty} />
      </Box>
    </Stack>
  );
}
