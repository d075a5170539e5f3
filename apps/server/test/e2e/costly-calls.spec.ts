import { AUTH_HEADER } from '@common-roof/contracts';

import { call } from '#test/support/http.ts';
import { png, sendForm } from '#test/support/pictures.ts';
import { expectProblem, RawConnection } from '#test/support/raw-connection.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, setPassword, signIn, type World } from '#test/support/world.ts';

const PASSWORD = 'violet teapot under 7 elms';
/** Includes those that wait for their turn. */
const UPLOADS_OF_ONE = 12;
const ESTIMATES_AN_HOUR = 30;

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.close());

/** Starts an upload and never sends its body. */
async function beginUpload(token: string): Promise<RawConnection> {
  const connection = await RawConnection.open(app);
  connection.send(
    'POST /api/uploadimages HTTP/1.1',
    'Host: x',
    'Content-Type: application/json',
    'Content-Length: 10000000',
    `${AUTH_HEADER}: ${token}`,
  );
  return connection;
}

describe('simultaneous uploads', () => {
  it('are limited for one account: one more is rejected before its body is read, and others are served', async () => {
    const { r1, r1m } = world.players;
    const begun = await Promise.all(Array.from({ length: UPLOADS_OF_ONE + 3 }, () => beginUpload(r1.token)));
    // All are answered except those that have a place; which ones these are depends on the network.
    const answered: RawConnection[] = [];
    await new Promise<void>((resolve) => {
      for (const connection of begun) {
        void connection.answer().then(
          (answer) => {
            expectProblem(answer, 429);
            expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
            answered.push(connection);
            if (answered.length === 3) resolve();
          },
          () => undefined,
        );
      }
    });
    expect((await sendForm(app, r1m.token, [{ bytes: await png(1) }])).status).toBe(200);
    for (const connection of begun) connection.end();
    await Promise.all(begun.map(({ closed }) => closed));
    expect(answered).toHaveLength(3);
  });

  it('free their places when their callers disconnect', async () => {
    const { token } = world.players.h1;
    for (let n = 0; n < UPLOADS_OF_ONE * 3; n += 1) {
      const answer = await sendForm(app, token, [{ bytes: await png(n + 2) }]);
      expect(answer.status).toBe(200);
    }
  });
});

it('the strength of new passwords is estimated a limited number of times an hour', async () => {
  const { account } = world.players.r1;
  await setPassword(app, account, PASSWORD);
  const { token } = await signIn(app, account);
  const body = { current_password: PASSWORD, new_password: 'aaaaaaaaaaaa' };
  const change = async (): Promise<number> =>
    (await call(app, 'PUT', `/api/roomies/resetpassword/${account.id}`, { token, body })).status;
  const statuses = [];
  for (let n = 0; n <= ESTIMATES_AN_HOUR; n += 1) statuses.push(await change());
  expect(statuses).toEqual([...Array<number>(ESTIMATES_AN_HOUR).fill(422), 429]);
});
