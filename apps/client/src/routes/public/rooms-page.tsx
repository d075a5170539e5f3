import { useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { lazyContent } from '#lib/lazy-content.ts';
import { paths } from '#lib/paths.ts';
import { RoomList } from '#features/letting/listings/ads/public/room-list.tsx';
import { RoomsBar } from '#features/letting/listings/ads/public/rooms-bar.tsx';
import { ANY_ROOM, readRoomsView, writeRoomsView } from '#features/letting/listings/ads/public/rooms-view.ts';
import { useOpenRooms } from '#features/letting/listings/ads/public/use-open-rooms.ts';
import { useQuery } from '#lib/use-address.ts';
import { PublicPage } from '#ui/public-page.tsx';

export { NewestRooms } from '#features/letting/listings/ads/public/newest-rooms.tsx';

/** Includes the application form, which visitors of the list don't need. */
const OpenRoom = lazyContent(
  async () => (await import('#features/letting/listings/ads/public/open-room.tsx')).OpenRoom,
);

/** Who comes to one room sees it in the first view already, and no skeleton in between. */
export const fetchParts = async (): Promise<void> => {
  if (new URLSearchParams(window.location.search).has('id')) await OpenRoom.fetch();
};

/** Open rooms; `?id=` shows one of them. */
export default function RoomsPage() {
  const { t } = useTranslation();
  const [query, change] = useQuery();
  // Fields keep their input; new ones start empty.
  const [resets, setResets] = useState(0);
  const view = readRoomsView(query);
  const id = query.get('id');
  const search = new URLSearchParams(writeRoomsView(view)).toString();
  const rooms = useOpenRooms(search, id === null);
  if (id !== null)
    return <OpenRoom key={id} id={id} back={search === '' ? paths.openRooms : `${paths.openRooms}?${search}`} />;
  return (
    <PublicPage heading={t('ads.rooms.heading')} lead={t('ads.rooms.lead')} width={1120}>
      <RoomsBar
        key={resets}
        view={view}
        onChange={(changes) => {
          change((present) => writeRoomsView({ ...readRoomsView(present), ...changes }));
        }}
      />
      <RoomList
        rooms={rooms}
        search={search}
        onReset={() => {
          change(() => writeRoomsView(ANY_ROOM), 'push');
          setResets(resets + 1);
        }}
      />
    </PublicPage>
  );
}
