import { type Role, ROLES } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { BroomIcon, ChatIcon, HousesIcon, ShieldIcon } from '#ui/public-icons.tsx';

const ROLE_ICON = { roomie: ChatIcon, homeowner: HousesIcon, neatkeeper: BroomIcon, admin: ShieldIcon } as const;
const POINTS = ['one', 'two', 'three'] as const;

/** Taken from the demonstration by `npm run docs:pictures`, in every language and look. Sizes in pixels. */
const PHONE = { width: 520, height: 1_040 } as const;
const DESK = { width: 1_120, height: 700 } as const;
const SCREENS = {
  roomie: [
    { name: 'chores', ...PHONE },
    { name: 'chat', ...PHONE },
  ],
  homeowner: [
    { name: 'bills', ...DESK },
    { name: 'agreement', ...DESK },
  ],
  neatkeeper: [{ name: 'visit', ...PHONE }],
  admin: [{ name: 'activity', ...DESK }],
} as const satisfies Record<Role, readonly Screen[]>;

interface Screen {
  readonly name: 'chores' | 'chat' | 'bills' | 'agreement' | 'visit' | 'activity';
  readonly width: number;
  readonly height: number;
}

const LOOKS = ['light', 'dark'] as const;
/** A picture of the other look is never fetched: browsers skip what is lazy and not displayed. */
const SHOWN_IN = {
  light: { '[data-color-scheme="dark"] &': { display: 'none' } },
  dark: { '[data-color-scheme="light"] &': { display: 'none' } },
} as const;

/** A whole desk is too small to read on a phone: its right edge is cut there. */
const DESK_SIZE = {
  width: { xs: '100%', sm: 560 },
  height: { xs: 250, sm: 'auto' },
  objectFit: 'cover',
  objectPosition: '0 0',
} as const;

function ScreenPicture({ screen: { name, width, height } }: { screen: Screen }) {
  const { t, i18n } = useTranslation();
  return LOOKS.map((look) => (
    <Box
      key={look}
      component="img"
      src={`/tour/${name}.${i18n.language}.${look}.avif`}
      alt={t(`tour.screen.${name}`)}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      sx={{
        display: 'block',
        maxWidth: '100%',
        borderRadius: width < height ? '20px' : 1,
        ...(width < height ? { width: 260, height: 'auto' } : DESK_SIZE),
        border: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
        ...SHOWN_IN[look],
      }}
    />
  ));
}

/** @param edge the side of the page on which they are */
function Screens({ role, edge }: { role: Role; edge: 'start' | 'end' }) {
  const screens: readonly Screen[] = SCREENS[role];
  const arePhones = screens.some(({ width, height }) => width < height);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        justifyContent: { xs: 'center', md: edge },
        justifyItems: { xs: 'center', md: edge },
        gridTemplateColumns: arePhones && screens.length > 1 ? 'repeat(2, minmax(0, 260px))' : 'minmax(0, auto)',
      }}
    >
      {screens.map((screen) => (
        <Box key={screen.name} sx={{ minWidth: 0 }}>
          <ScreenPicture screen={screen} />
        </Box>
      ))}
    </Box>
  );
}

/** What the product does for each of the four people, with their screens. */
export function LandingRoles() {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'grid', rowGap: { xs: 6, md: 10 }, mt: { xs: 4, md: 6 } }}>
      {ROLES.map((role, at) => {
        const Icon = ROLE_ICON[role];
        return (
          <Box
            key={role}
            component="article"
            sx={{
              display: 'grid',
              columnGap: 8,
              rowGap: 3,
              alignItems: 'center',
              gridTemplateColumns: { md: at % 2 === 0 ? '5fr 7fr' : '7fr 5fr' },
            }}
          >
            <Box sx={{ order: { md: at % 2 } }}>
              <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', mb: 1.5 }}>
                <Icon sx={{ color: 'primary.main' }} />
                <Typography variant="h3">{t(`tour.roles.${role}.title`)}</Typography>
              </Box>
              <Typography sx={{ fontSize: '1.125rem', maxWidth: '44ch' }}>{t(`tour.roles.${role}.text`)}</Typography>
              <Box component="ul" sx={{ m: 0, mt: 2, pl: 2.5, display: 'grid', gap: 1, color: 'text.secondary' }}>
                {POINTS.map((point) => (
                  <Box component="li" key={point}>
                    {t(`tour.roles.${role}.point.${point}`)}
                  </Box>
                ))}
              </Box>
            </Box>
            <Screens role={role} edge={at % 2 === 0 ? 'end' : 'start'} />
          </Box>
        );
      })}
    </Box>
  );
}
