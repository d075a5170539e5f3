import { ASSIGNMENT_WAYS, type AssignmentWay, type ChoreAssigning } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { DownIcon } from '#ui/icons.tsx';
import { OptionField } from '#ui/option-field.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import type { HousePerson } from '#features/living/chores/use-people.ts';

const NEEDS_PEOPLE: readonly AssignmentWay[] = ['rotation', 'fixed'];

/** Sorts the house's people: those with a place in the order first. */
export const inOrder = (people: readonly HousePerson[], order: readonly string[]): HousePerson[] => [
  ...order.flatMap((id) => people.find(({ _id }) => _id === id) ?? []),
  ...people.filter(({ _id }) => !order.includes(_id)),
];

function swapped(order: readonly string[], at: number): string[] {
  const [before = '', one = ''] = order.slice(at - 1, at + 1);
  return order.toSpliced(at - 1, 2, one, before);
}

interface OrderProps {
  people: readonly HousePerson[];
  order: readonly string[];
  onChange: (order: string[]) => void;
}

/** The order of a rotation. */
function Order({ people, order, onChange }: OrderProps) {
  const { t } = useTranslation();
  const all = inOrder(people, order);
  const ids = all.map(({ _id }) => _id);
  return (
    <Box>
      <Typography variant="body2">{t('chores.fields.order')}</Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {all.map(({ _id, name, photo }, at) => (
          <Box key={_id} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 52 }}>
            <Typography sx={{ width: '1.5em', color: 'text.secondary' }}>{at + 1}.</Typography>
            <PersonAvatar id={_id} name={name} photo={photo} size={32} />
            <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Typography>
            {(['up', 'down'] as const).map((way) => (
              <IconButton
                key={way}
                aria-label={t(`chores.fields.${way}`, { name })}
                disabled={way === 'up' ? at === 0 : at === all.length - 1}
                onClick={() => {
                  onChange(swapped(ids, way === 'up' ? at : at + 1));
                }}
              >
                <DownIcon fontSize="small" sx={way === 'up' ? { transform: 'scaleY(-1)' } : {}} />
              </IconButton>
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

interface AssignFieldsProps {
  value: ChoreAssigning;
  /** The people who live in the house. */
  people: readonly HousePerson[];
  onChange: (assign: ChoreAssigning) => void;
}

/** How a chore gets its assignee. */
export function AssignFields({ value, people, onChange }: AssignFieldsProps) {
  const { t } = useTranslation();
  const [first] = people;
  const ways = ASSIGNMENT_WAYS.filter((way) => first !== undefined || !NEEDS_PEOPLE.includes(way));
  const choose = (way: AssignmentWay): void => {
    if (way === 'rotation') onChange({ way, order: people.map(({ _id }) => _id) });
    else if (way === 'fixed') onChange({ way, roomie_id: first?._id ?? '' });
    else onChange({ way });
  };
  return (
    <Stack spacing={2}>
      <OptionField
        label={t('chores.fields.way')}
        value={value.way}
        fullWidth
        onChange={({ target }) => {
          choose(ways.find((way) => way === target.value) ?? value.way);
        }}
      >
        {ways.map((way) => (
          <option key={way} value={way}>
            {t(`chores.way.${way}`)}
          </option>
        ))}
      </OptionField>
      {first === undefined && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('chores.fields.nobodyHere')}
        </Typography>
      )}
      {value.way === 'fixed' && (
        <OptionField
          label={t('chores.fields.who')}
          value={value.roomie_id}
          fullWidth
          onChange={({ target }) => {
            onChange({ way: 'fixed', roomie_id: target.value });
          }}
        >
          {people.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </OptionField>
      )}
      {value.way === 'rotation' && (
        <Order
          people={people}
          order={value.order}
          onChange={(order) => {
            onChange({ way: 'rotation', order });
          }}
        />
      )}
    </Stack>
  );
}
