import type { PublicAd } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { day } from '#lib/dates.ts';
import { oneDecimal } from '#lib/numbers.ts';
import { formatRent } from '#lib/money.ts';
import { FactGrid } from '#ui/fact-grid.tsx';
import { PrivateImage } from '#ui/private-image.tsx';
import { PublicImage } from '#ui/public-image.tsx';
import { RoomDrawing } from '#ui/room-drawing.tsx';
import { userText } from '#ui/user-text.ts';

/** An ad as shown to everyone, or to its owner, who knows their own rating and costs. */
type ShownAd = Omit<PublicAd, 'rating' | 'costs'> & Partial<Pick<PublicAd, 'rating' | 'costs'>>;

interface AdFactsProps {
  ad: ShownAd;
  /** Whether everyone may see its photos, because the room is open. */
  isPublic: boolean;
}

/** How a first view fills a photo. */
const COVER = { 'data-slot-if': 'photo', 'data-slot-src': 'photo', 'data-slot-alt': 'caption' };

function Photos({ ad, isPublic }: AdFactsProps) {
  const [cover, ...others] = ad.photos;
  const Photo = isPublic ? PublicImage : PrivateImage;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ height: { xs: 220, sm: 360 }, borderRadius: 1, overflow: 'hidden' }}>
        <Photo
          path={cover?.url ?? null}
          alt={cover?.caption ?? ''}
          fallback={<RoomDrawing id={ad._id} />}
          isFirst
          slots={COVER}
        />
      </Box>
      {others.length > 0 && (
        <Box
          data-slot-if="hasOthers"
          sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))' }}
        >
          {others.map(({ image_id: id, small_url: path, caption }) => (
            <Box key={id} data-slot-each="others" sx={{ height: 96, borderRadius: 1, overflow: 'hidden' }}>
              <Photo path={path} alt={caption} fallback={<RoomDrawing id={id} />} slots={COVER} />
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** An ad as shown to everyone. */
export function AdFacts({ ad, isPublic }: AdFactsProps) {
  const { t, i18n } = useTranslation();
  const money = (amount: string): string => formatRent(amount, ad.currency, i18n.language);
  const ratingOf = ({ average, count }: PublicAd['rating']): string =>
    average === null
      ? t('ads.fact.newHomeowner')
      : t('ads.fact.rated', { average: oneDecimal(average, i18n.language), count });
  const { costs } = ad;
  const facts: [string, string][] = [
    [t('ads.fact.rent'), t('rooms.perMonth', { rent: money(ad.rent) })],
    ...(costs
      ? ([[t('ads.fact.costs'), t('ads.fact.about', { total: money(costs.total) })]] as [string, string][])
      : []),
    [t('ads.fact.deposit'), money(ad.deposit)],
    [t('ads.fact.from'), ad.available_from === null ? t('ads.rooms.now') : day(ad.available_from, i18n.language)],
    [t('ads.fact.place'), `${ad.city} ${ad.area}`],
    ...(ad.size_m2 === null
      ? []
      : ([[t('ads.fact.size'), t('rooms.size_m2', { size: ad.size_m2 })]] as [string, string][])),
    [t('ads.fact.house'), t('ads.fact.rooms', { count: ad.rooms })],
    ...(ad.rating === undefined ? [] : ([[t('ads.fact.homeowner'), ratingOf(ad.rating)]] as [string, string][])),
  ];
  return (
    <Stack spacing={3}>
      <Photos ad={ad} isPublic={isPublic} />
      <FactGrid facts={facts} minWidth={120} slot="facts" />
      {costs && (
        <Typography data-slot-if="hasCosts" variant="body2" sx={{ color: 'text.secondary', maxWidth: '68ch' }}>
          <span data-slot="costs">
            {t('ads.fact.costsNote', {
              bills: money(costs.bills),
              supplies: money(costs.supplies),
              from: day(costs.from, i18n.language),
              to: day(costs.to, i18n.language),
            })}
          </span>
        </Typography>
      )}
      <Typography data-slot="text" sx={{ ...userText, maxWidth: '68ch', overflowWrap: 'anywhere' }}>
        {ad.text}
      </Typography>
      {ad.amenities.length > 0 && (
        <Stack
          component="ul"
          data-slot-if="hasAmenities"
          direction="row"
          useFlexGap
          spacing={1}
          sx={{ flexWrap: 'wrap', p: 0, m: 0, listStyle: 'none' }}
        >
          {ad.amenities.map((amenity) => (
            <Chip
              key={amenity}
              component="li"
              data-slot-each="amenities"
              variant="outlined"
              label={<span data-slot="name">{t(`rooms.amenities.${amenity}`)}</span>}
            />
          ))}
        </Stack>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('ads.rooms.noAddress')}
      </Typography>
    </Stack>
  );
}
