import { call, problemOf } from '../support/http.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { buildWorld, signIn, type World } from '../support/world.ts';
import { type Column, keyOf, type MatrixRow, readMatrix } from './access-matrix.ts';
import { makeAdTargets } from './targets/ads.ts';
import { makeAgreementTargets } from './targets/agreements.ts';
import { makeApplicationTargets } from './targets/applications.ts';
import { makeChoreTargets } from './targets/chores.ts';
import { makeDepositTargets } from './targets/deposits.ts';
import { makeAppealTargets } from './targets/appeals.ts';
import { makeFeedTargets } from './targets/feed.ts';
import { makeFeedbackTargets } from './targets/feedback.ts';
import { makeHouseTargets } from './targets/houses.ts';
import { makeImageTargets } from './targets/images.ts';
import { makeTargets } from './targets/main.ts';
import { makeMoneyTargets } from './targets/money.ts';
import { makeSettleUpTargets } from './targets/settle-up.ts';
import { makeSupplyTargets } from './targets/supplies.ts';
import { makeMoveInTargets } from './targets/move-in.ts';
import { makeNeatkeeperTargets } from './targets/neatkeepers.ts';
import { makePeopleTargets } from './targets/people.ts';
import { makeProfileTargets } from './targets/profiles.ts';
import { makeRuleTargets } from './targets/rules.ts';
import { makeShowingTargets } from './targets/showings.ts';
import { makeStayTargets } from './targets/stays.ts';
import { makeVariableCostTargets } from './targets/variable-costs.ts';
import type { Scene, Target, Targets } from './targets/target.ts';

const PASSWORD = 'violet teapot under 7 elms';

/** A server and its people, of whom each cell of the matrix is asked. */
export class Stage {
  private constructor(
    readonly app: TestApp,
    readonly world: World,
    private readonly targets: Targets,
  ) {}

  static async open(): Promise<Stage> {
    const app = await startTestApp();
    const world = await buildWorld(app);
    return new Stage(app, world, {
      ...makeTargets(app, PASSWORD),
      ...makeApplicationTargets(),
      ...makeProfileTargets(app, PASSWORD),
      ...makeStayTargets(app),
      ...makeNeatkeeperTargets(app, world),
      ...makePeopleTargets(app),
      ...makeHouseTargets(app),
      ...makeAdTargets(app),
      ...makeAgreementTargets(app),
      ...makeMoveInTargets(app),
      ...makeDepositTargets(app),
      ...makeShowingTargets(app),
      ...makeChoreTargets(app),
      ...makeFeedTargets(app, world),
      ...makeAppealTargets(app, world),
      ...makeRuleTargets(app, world),
      ...makeFeedbackTargets(app),
      ...makeMoneyTargets(app),
      ...makeSupplyTargets(app),
      ...makeSettleUpTargets(app),
      ...makeVariableCostTargets(app),
      ...(await makeImageTargets(app)),
    });
  }

  /** The rows of the calls that exist. */
  get rows(): MatrixRow[] {
    return readMatrix().filter((row) => keyOf(row) in this.targets);
  }

  target(row: MatrixRow, column: Column, scene: Scene): Target | Promise<Target> {
    const make = this.targets[keyOf(row)];
    if (!make) throw new Error(`${keyOf(row)} has no target.`);
    return make(column, scene);
  }

  /**
   * Asks as the actor of a column; a refusal must be a problem and change nothing.
   * @returns what was wrong, or nothing
   */
  async fault(row: MatrixRow, column: Column, scene: Scene, expected: string): Promise<string | undefined> {
    const target = await this.target(row, column, scene);
    const token = target.token ?? (await this.tokenOf(column));
    const before = await this.fingerprint();
    const answer = await call(this.app, row.method, target.path, { token, body: target.body });
    if (answer.status >= 400) {
      expect(problemOf(answer).status).toBe(answer.status);
      expect(await this.fingerprint()).toEqual(before);
    }
    const status = String(answer.status);
    const fits = expected.startsWith('2xx') ? status.startsWith('2') : status === expected;
    return fits ? undefined : `${keyOf(row)}: ${status} instead of ${expected}`;
  }

  /** A session of its own for every cell: some calls end the caller's. */
  private async tokenOf(column: Column): Promise<string | undefined> {
    if (column === 'anon') return undefined;
    if (column === 'rPre') return 'L'.repeat(43); // the secret of a lease link is no session
    return (await signIn(this.app, this.world.players[column].account)).token;
  }

  private async fingerprint(): Promise<unknown> {
    return this.app.database.query(`
      SELECT (SELECT count(*) FROM messages) AS messages, (SELECT md5(string_agg(m.text, ',' ORDER BY m.id)) FROM messages m) AS texts,
             (SELECT count(*) FROM outbox) AS outbox, (SELECT md5(string_agg(n::text, ',')) FROM notes n) AS notes,
             (SELECT count(*) FROM notifications WHERE read_at IS NULL) AS unread_alerts,
             (SELECT coalesce(sum(last_read_seq), 0) FROM conversation_reads) AS marks,
             (SELECT count(*) FROM email_message WHERE state = 'failed') AS failed,
             (SELECT md5(string_agg(h::text, ',' ORDER BY h.id)) FROM houses h) AS houses,
             (SELECT md5(string_agg(r::text, ',' ORDER BY r.id)) FROM rooms r) AS rooms,
             (SELECT md5(string_agg(t::text, ',' ORDER BY t.id)) FROM tenancies t) AS tenancies,
             (SELECT md5(string_agg(k::text, ',')) FROM house_neatkeepers k) AS kept,
             (SELECT md5(string_agg(i::text, ',')) FROM neatkeeper_invitations i) AS invited,
             (SELECT count(*) FROM accounts WHERE disabled_at IS NOT NULL) AS disabled,
             (SELECT count(*) FROM house_rules) AS rules, (SELECT count(*) FROM images) AS images,
             (SELECT md5(string_agg(p::text, ',')) FROM image_placements p) AS placed,
             (SELECT md5(string_agg(s::text, ',' ORDER BY s.id)) FROM showings s) AS shown,
             (SELECT md5(string_agg(a::text, ',' ORDER BY a.id)) FROM agreement_templates a) AS templates,
             (SELECT md5(string_agg(g::text, ',' ORDER BY g.id)) FROM agreements g) AS agreements,
             (SELECT md5(string_agg(d::text, ',' ORDER BY d.id)) FROM deposits d) AS deposits,
             (SELECT md5(string_agg(c::text, ',' ORDER BY c.id)) FROM chores c) AS chores,
             (SELECT md5(string_agg(t::text, ',' ORDER BY t.id)) FROM chore_assignments t) AS turns,
             (SELECT md5(string_agg(f::text, ',' ORDER BY f.id)) FROM feed_items f) AS feed,
             (SELECT md5(string_agg(b::text, ',' ORDER BY b.id)) FROM chore_feedback b) AS said,
             (SELECT md5(string_agg(v::text, ',' ORDER BY v.id)) FROM visits v) AS visits,
             (SELECT md5(string_agg(s::text, ',' ORDER BY s.id)) FROM settle_up_payments s) AS settled,
             (SELECT count(*) FROM money_postings) AS postings, (SELECT count(*) FROM recurring_bills) AS recurring,
             (SELECT md5(string_agg(b::text, ',' ORDER BY b.id)) FROM variable_costs b) AS bills,
             (SELECT md5(string_agg(s::text, ',' ORDER BY s.id)) FROM supplies s) AS supplies, (SELECT count(*) FROM feed_verdicts) AS verdicts, (SELECT count(*) FROM point_entries) AS points`);
  }
}
