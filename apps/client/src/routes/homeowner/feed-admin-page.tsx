import { HouseFeedPage } from '../house/house-feed-page.tsx';

/** What was done in the own houses, where everybody stands, and what the homeowner says of it. */
export default function FeedAdminPage() {
  return <HouseFeedPage />;
}
