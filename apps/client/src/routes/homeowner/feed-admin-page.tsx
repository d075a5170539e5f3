import { HouseFeedPage } from '#routes/house/house-feed-page.tsx';

/** Posts and standings of the homeowner's houses, with their verdicts. */
export default function FeedAdminPage() {
  return <HouseFeedPage />;
}
