import type { HouseDetail } from '@common-roof/contracts';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

import { isLettable } from '#features/housing/houses/lettable.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { paths } from '#lib/paths.ts';
import { useActing, useHasArea } from '#session/use-acting.ts';
import { ChatIcon, ChoresIcon, EditIcon, PhotoIcon } from '#ui/icons.tsx';
import { MoreMenu } from '#ui/more-menu.tsx';

interface HouseButtonsProps {
  house: HouseDetail;
  /** Where the house chat is, if the reader is in it. */
  chat: string | undefined;
  onPhotos: () => void;
  onShowingTimes: () => void;
}

/** What a homeowner does with a house day by day, and the rest in a menu; a co-homeowner sees what they may use. */
export function HouseButtons({ house, chat, onPhotos, onShowingTimes }: HouseButtonsProps) {
  const { t } = useTranslation();
  const isOwner = useActing() === undefined;
  const [hasHouses, hasChores, hasLetting, hasMoney] = [
    useHasArea('houses'),
    useHasArea('chores'),
    useHasArea('letting'),
    useHasArea('money'),
  ];
  const isOpen = house.state === 'open';
  const isLet = isLettable(house);
  return (
    <>
      {chat !== undefined && (
        <Button component={Link} to={chat} variant="outlined" startIcon={<ChatIcon />}>
          {t('owner.house.chat')}
        </Button>
      )}
      {isOpen && hasChores && (
        <Button component={Link} to={paths.choresOf(house._id)} variant="outlined" startIcon={<ChoresIcon />}>
          {t('owner.house.chores')}
        </Button>
      )}
      {isOpen && hasHouses && (
        <Button variant="outlined" startIcon={<PhotoIcon />} onClick={onPhotos}>
          {t('photos.heading')}
        </Button>
      )}
      {isOpen && hasHouses && (
        <Button component={Link} to={paths.editHouse(house._id)} variant="outlined" startIcon={<EditIcon />}>
          {t('owner.house.edit')}
        </Button>
      )}
      <MoreMenu
        label={t('shell.actionsFor', { name: house.name })}
        choices={[
          ...(isLet && hasLetting ? [{ label: t('showings.settings.open'), act: onShowingTimes }] : []),
          ...(isLet && hasLetting && house.rooms.length > 1
            ? [{ label: t('owner.house.roomChoices'), to: paths.roomChoicesOf(house._id) }]
            : []),
          ...(isLet && isOwner ? [{ label: t('shell.title.whoRunsWhat'), to: paths.whoRunsWhatIn(house._id) }] : []),
          ...(isOpen && hasMoney ? [{ label: t('shell.title.whatIf'), to: paths.whatIfOf(house._id) }] : []),
        ]}
      />
    </>
  );
}
