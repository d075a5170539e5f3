import { randomUUID } from 'node:crypto';

import type { RuleComment } from '@common-roof/contracts';

import { A_PROPOSAL, rulesOf } from '#test/support/rules.ts';
import type { TestApp } from '#test/support/test-app.ts';
import { signIn, type World } from '#test/support/world.ts';
import type { Column } from '#test/architecture/access-matrix.ts';
import type { Scene, Targets } from './target.ts';

/** Proposals about the rules of the scene's house, and the rules themselves. */
export function makeRuleTargets(app: TestApp, { players }: World): Targets {
  const addressOf = (column: Column, { own, self }: Scene): string =>
    (own || column === 'anon' || column === 'rPre' ? self : players[column]).account.email;
  /** Created without the services: a roomie may make five per day, and a former one none. */
  const aChange = async ({ house, roomie }: Scene, isOver = false): Promise<string> => {
    const [row] = await app.database.query<{ id: string }>(
      `INSERT INTO rule_changes (house_id, author_id, rule, why_not, suggestion, opened_at, voting_ends_at, closed_at)
       VALUES ($1, $2, $3, $4, $5, now() - interval '2 days', now() + interval '5 days', $6) RETURNING id`,
      [
        house,
        roomie.account.id,
        A_PROPOSAL.rule,
        A_PROPOSAL.why_not,
        A_PROPOSAL.suggestion,
        isOver ? new Date() : null,
      ],
    );
    await app.database.query(
      `INSERT INTO rule_change_voters (change_id, voter_id) SELECT $1, roomie_id FROM tenancies WHERE house_id = $2`,
      [row?.id, house],
    );
    return row?.id ?? '';
  };
  /** The homeowner's in the cells of homeowners, the roomie's in all others. */
  const aComment = async (column: Column, scene: Scene): Promise<string> => {
    const id = await aChange(scene);
    const { account } = column.startsWith('h') ? scene.homeowner : scene.roomie;
    const [row] = await app.database.query<Pick<RuleComment, '_id'>>(
      `INSERT INTO rule_comments (change_id, author_id, text, created_at) VALUES ($1, $2, 'Why not?', now()) RETURNING id AS _id`,
      [id, account.id],
    );
    return `/api/rule-changes/${id}/comments/${row?._id ?? ''}`;
  };
  const inForce = async ({ house, homeowner }: Scene): Promise<number> =>
    (await rulesOf(app, await signIn(app, homeowner.account)).book(house)).version;
  return {
    'PUT /api/roomies/rulechange': (column, scene) => ({
      path: '/api/roomies/rulechange',
      body: { email: addressOf(column, scene), ...A_PROPOSAL },
    }),
    'GET /api/houses/rule-changes/{id}': (_column, { house }) => ({ path: `/api/houses/rule-changes/${house}` }),
    'GET /api/rule-changes/{id}': async (_column, scene) => ({ path: `/api/rule-changes/${await aChange(scene)}` }),
    'PUT /api/rule-changes/{id}/vote': async (_column, scene) => ({
      path: `/api/rule-changes/${await aChange(scene)}/vote`,
      body: { vote: 'for' },
    }),
    'PUT /api/rule-changes/{id}/decision': async (_column, scene) => ({
      path: `/api/rule-changes/${await aChange(scene, true)}/decision`,
      body: {
        decision: 'accepted',
        reason: 'Good.',
        rules: `Greet each other. ${randomUUID()}`,
        rules_version: await inForce(scene),
      },
    }),
    'GET /api/rule-changes/{id}/comments': async (_column, scene) => ({
      path: `/api/rule-changes/${await aChange(scene)}/comments`,
    }),
    'POST /api/rule-changes/{id}/comments': async (_column, scene) => ({
      path: `/api/rule-changes/${await aChange(scene)}/comments`,
      body: { text: 'Why not?' },
    }),
    'DELETE /api/rule-changes/{id}/comments/{comment}': async (column, scene) => ({
      path: await aComment(column, scene),
    }),
    'GET /api/houses/rule-book/{id}': (_column, { house }) => ({ path: `/api/houses/rule-book/${house}` }),
    'PUT /api/houses/rule-book/{id}/acknowledgement': async (_column, scene) => ({
      path: `/api/houses/rule-book/${scene.house}/acknowledgement`,
      body: { version: await inForce(scene) },
    }),
    'GET /api/houses/{id}/rules.pdf': (_column, { house }) => ({ path: `/api/houses/${house}/rules.pdf` }),
  };
}
