import type { TestApp } from '#test/support/test-app.ts';
import { type Scene, type Targets, to } from './target.ts';

/** Announcements in the scene's house. */
export function makeAnnouncementTargets(app: TestApp): Targets {
  /** Created without the service, which takes a few a day, and too long ago to count for today. */
  const anAnnouncement = async ({ house, homeowner }: Scene): Promise<string> => {
    const [row] = await app.database.query<{ id: string }>(
      `INSERT INTO announcements (house_id, author_id, title, text, posted_at)
       VALUES ($1, $2, 'Water off', 'On Tuesday morning.', now() - interval '2 days') RETURNING id`,
      [house, homeowner.account.id],
    );
    return row?.id ?? '';
  };
  return {
    'POST /api/houses/{id}/announcements': (_column, { house }) => ({
      path: `/api/houses/${house}/announcements`,
      body: { title: 'Water off', text: 'On Tuesday morning.' },
    }),
    'GET /api/houses/{id}/announcements': (_column, { house }) => ({ path: `/api/houses/${house}/announcements` }),
    'GET /api/announcements/unread': to('/api/announcements/unread'),
    'PUT /api/announcements/{id}/reading': async (_column, scene) => ({
      path: `/api/announcements/${await anAnnouncement(scene)}/reading`,
    }),
    'GET /api/announcements/{id}/readers': async (_column, scene) => ({
      path: `/api/announcements/${await anAnnouncement(scene)}/readers`,
    }),
    'PUT /api/announcements/{id}': async (_column, scene) => ({
      path: `/api/announcements/${await anAnnouncement(scene)}`,
      body: { title: 'Water off', text: 'On Wednesday morning.', version: 1 },
    }),
    'DELETE /api/announcements/{id}': async (_column, scene) => ({
      path: `/api/announcements/${await anAnnouncement(scene)}`,
    }),
  };
}
