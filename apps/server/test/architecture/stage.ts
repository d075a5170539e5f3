import { call, problemOf } from '#test/support/http.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, signIn, type World } from '#test/support/world.ts';
import { plantSecrets } from './planted.ts';
import { WatchedTables } from './watched-tables.ts';
import { type Column, COLUMNS, keyOf, type MatrixRow, readMatrix } from './access-matrix.ts';
import type { Question } from './further/question.ts';
import { furtherQuestions } from './further-questions.ts';
import { makeAdTargets } from './targets/ads.ts';
import { makeAgreementTargets } from './targets/agreements.ts';
import { makeApplicationTargets } from './targets/applications.ts';
import { makeChoreTargets } from './targets/chores.ts';
import { makeDepositTargets } from './targets/deposits.ts';
import { makeAppealTargets } from './targets/appeals.ts';
import { makeFactorTargets } from './targets/factors.ts';
import { makeFeedTargets } from './targets/feed.ts';
import { makeFeedbackTargets } from './targets/feedback.ts';
import { makeHouseTargets } from './targets/houses.ts';
import { makeImageTargets } from './targets/images.ts';
import { makeTargets } from './targets/main.ts';
import { makeLateFeeTargets } from './targets/late-fees.ts';
import { makeMoneyTargets } from './targets/money.ts';
import { makeSettleUpTargets } from './targets/settle-up.ts';
import { makeSupplyTargets } from './targets/supplies.ts';
import { makeMoveInTargets } from './targets/move-in.ts';
import { makeNeatkeeperTargets } from './targets/neatkeepers.ts';
import { makeOversightTargets } from './targets/oversight.ts';
import { makePeopleTargets } from './targets/people.ts';
import { makeProfileTargets } from './targets/profiles.ts';
import { makeRatingTargets } from './targets/ratings.ts';
import { makeAnnouncementTargets } from './targets/announcements.ts';
import { makeFinanceTargets } from './targets/finances.ts';
import { makeRepairTargets } from './targets/repairs.ts';
import { makePortfolioTargets } from './targets/portfolio.ts';
import { makeGuaranteeTargets } from './targets/guarantees.ts';
import { makeApiTokenTargets } from './targets/api-tokens.ts';
import { makeCoHomeownerTargets } from './targets/co-homeowners.ts';
import { makeRoomChoiceTargets } from './targets/room-choices.ts';
import { makeSpeakerTargets } from './targets/speaker.ts';
import { makeSuggestionTargets } from './targets/suggestions.ts';
import { makeGuideTargets } from './targets/guide.ts';
import { makePassportTargets } from './targets/passports.ts';
import { makeWhatIfTargets } from './targets/what-if.ts';
import { makeStockTargets } from './targets/stock.ts';
import { makeCalendarTargets } from './targets/calendar.ts';
import { makeRuleTargets } from './targets/rules.ts';
import { makeShowingTargets } from './targets/showings.ts';
import { makeStayTargets } from './targets/stays.ts';
import { makeVariableCostTargets } from './targets/variable-costs.ts';
import type { Scene, Target, Targets } from './targets/target.ts';

const PASSWORD = 'violet teapot under 7 elms';
const NOBODY = Object.fromEntries(COLUMNS.map((column) => [column, ''])) as Record<Column, string>;

/** A target with the caller's token. */
export type Prepared = Omit<Target, 'token'> & { readonly token: string | undefined };

/** A row of the matrix, or a question beyond it, which has a target of its own. */
export type Asked = MatrixRow & Partial<Pick<Question, 'about' | 'target'>>;

/** Backups can be asked for, and none is made. */
const NO_FOLDER = '/dev/null/backups';

/** Includes the subject for a question beyond the matrix. */
export const nameOf = (asked: Asked): string =>
  asked.about === undefined ? keyOf(asked) : `${keyOf(asked)} ${asked.about}`;

/** A server and its people, against which each cell of the matrix is checked. */
export class Stage {
  private constructor(
    readonly app: TestApp,
    readonly world: World,
    private readonly targets: Targets,
    private readonly changes: WatchedTables,
  ) {}

  /** Plants secrets of its people, for which every answer to a test is searched. */
  static async open(environment: Record<string, string> = {}): Promise<Stage> {
    const app = await startTestApp({ BACKUP_FOLDER: NO_FOLDER, ...environment });
    const world = await buildWorld(app);
    const targets = {
      ...makeTargets(app, PASSWORD),
      ...makeApplicationTargets(),
      ...makeProfileTargets(app, PASSWORD),
      ...makeFactorTargets(app),
      ...makeStayTargets(app),
      ...makeNeatkeeperTargets(app, world),
      ...makeOversightTargets(app),
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
      ...makeAnnouncementTargets(app),
      ...makeRepairTargets(app),
      ...makeGuideTargets(app),
      ...makeSpeakerTargets(app),
      ...makeSuggestionTargets(app),
      ...makePassportTargets(app),
      ...makeWhatIfTargets(),
      ...makeStockTargets(app),
      ...makeCalendarTargets(app),
      ...makePortfolioTargets(),
      ...makeGuaranteeTargets(app),
      ...makeRoomChoiceTargets(app),
      ...makeCoHomeownerTargets(app),
      ...makeApiTokenTargets(app),
      ...makeFinanceTargets(app),
      ...makeRuleTargets(app, world),
      ...makeFeedbackTargets(app),
      ...makeMoneyTargets(app),
      ...makeLateFeeTargets(app),
      ...makeSupplyTargets(app),
      ...makeSettleUpTargets(app),
      ...makeVariableCostTargets(app),
      ...makeRatingTargets(app, world),
      ...(await makeImageTargets(app)),
    };
    await plantSecrets(app, world);
    return new Stage(app, world, targets, await WatchedTables.of(app));
  }

  /** The rows of the calls that exist. */
  get rows(): MatrixRow[] {
    return readMatrix().filter((row) => keyOf(row) in this.targets);
  }

  /** The questions beyond the matrix, or a selection of them. */
  get further(): Asked[] {
    const rows = new Map(this.rows.map((row) => [keyOf(row), row]));
    return furtherQuestions(this.app, this.world).map(({ call: key, expected, ...question }) => {
      const row = rows.get(key);
      if (!row) throw new Error(`${key} is no row of the matrix.`);
      return { ...row, ...question, expected: { ...NOBODY, ...expected } };
    });
  }

  target(row: Asked, column: Column, scene: Scene): Target | Promise<Target> {
    const make = row.target ?? this.targets[keyOf(row)];
    if (!make) throw new Error(`${keyOf(row)} has no target.`);
    return make(column, scene);
  }

  /**
   * Makes the call as the actor of a column; a rejection must be a problem and change nothing.
   * @returns the fault, or nothing
   */
  async fault(row: Asked, column: Column, scene: Scene, expected: string): Promise<string | undefined> {
    return this.faultOf(row, await this.prepare(row, column, scene), expected);
  }

  /** Prepares the request and its caller. */
  async prepare(row: Asked, column: Column, scene: Scene): Promise<Prepared> {
    const target = await this.target(row, column, scene);
    return { ...target, token: target.token ?? (await this.tokenOf(column)) };
  }

  /** Checks a prepared request in the same way. */
  async faultOf(row: Asked, { path, token, body }: Prepared, expected: string): Promise<string | undefined> {
    await this.changes.forget();
    const answer = await call(this.app, row.method, path, { token, body });
    if (answer.status >= 400) {
      expect(problemOf(answer).status).toBe(answer.status);
      expect(await this.changes.seen()).toEqual([]);
    }
    const status = String(answer.status);
    const fits = expected.startsWith('2xx') ? status.startsWith('2') : status === expected;
    return fits ? undefined : `${nameOf(row)}: ${status} instead of ${expected}`;
  }

  /** Uses a new session for every cell: some calls end the caller's. */
  private async tokenOf(column: Column): Promise<string | undefined> {
    if (column === 'anon') return undefined;
    if (column === 'rPre') return 'L'.repeat(43); // the secret of a lease link is no session
    return (await signIn(this.app, this.world.players[column].account)).token;
  }
}
