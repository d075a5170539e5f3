import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { HouseDrawing } from '#ui/house-drawing.tsx';
import { Section } from '#ui/page.tsx';
import { RoomDrawing } from '#ui/room-drawing.tsx';
import { LoadError } from '#ui/states.tsx';
import { PhotoGallery } from './photo-gallery.tsx';
import { useHouseQuery } from '#api/resources/houses.ts';

/** Photos of the user's house and of their own room. */
export function HousePhotos({ house, room }: { house: { _id: string; name: string }; room: string | null }) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useHouseQuery({ id: house._id });
  const own = data?.rooms.find(({ _id }) => _id === room);
  return (
    <Section id="house-photos" title={t('photos.of', { name: house.name })}>
      <Stack spacing={2} sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
        {data === undefined &&
          (isError ? (
            <LoadError onRetry={() => void refetch()} />
          ) : (
            <Box role="status" aria-label={t('shell.loading')}>
              <Skeleton variant="rounded" height={140} />
            </Box>
          ))}
        {data !== undefined && (
          <PhotoGallery
            photos={data.photos}
            title={t('photos.of', { name: house.name })}
            drawing={<HouseDrawing id={house._id} />}
          />
        )}
        {own !== undefined && (
          <Box>
            <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
              {own.room_name}
            </Typography>
            <PhotoGallery
              photos={own.photos}
              title={t('photos.of', { name: own.room_name })}
              drawing={<RoomDrawing id={own._id} />}
            />
          </Box>
        )}
      </Stack>
    </Section>
  );
}
