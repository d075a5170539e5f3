import { AnnouncementList } from '#features/living/announcements/announcement-list.tsx';
import { PostAnnouncement } from '#features/living/announcements/post-announcement.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { nearDay } from '#lib/dates.ts';
import { useArrival, useReader } from '#session/use-reader.ts';
import { HouseFrame } from './house-frame.tsx';
import { NoHouseYet } from './no-house-yet.tsx';

function NoHouse() {
  const { t, i18n } = useTranslation();
  const arrival = useArrival();
  const { role } = useReader();
  const text =
    arrival === null
      ? t(role === 'homeowner' ? 'announcements.noHouse.homeowner' : 'announcements.noHouse.roomie')
      : t('announcements.arrival', { house: arrival.house, day: nearDay(arrival.on, i18n.language) });
  return <NoHouseYet text={text} add={t('announcements.addHouse')} />;
}

/** The announcements of a roomie's house, or of one that a homeowner chooses: `/announcements?house=`. */
export default function AnnouncementsPage() {
  const { t } = useTranslation();
  const { role } = useReader();
  return (
    <HouseFrame
      heading={t('announcements.heading')}
      leadOf={({ name: house }) =>
        t(role === 'homeowner' ? 'announcements.lead.homeowner' : 'announcements.lead.roomie', { house })
      }
      {...(role === 'homeowner' ? { actionsOf: (house) => <PostAnnouncement house={house} /> } : {})}
      width={860}
      none={<NoHouse />}
    >
      {({ _id: houseId }) => <AnnouncementList houseId={houseId} />}
    </HouseFrame>
  );
}
