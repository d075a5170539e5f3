import { call } from '#test/support/http.ts';
import { mailTo } from '#test/support/mailbox.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

const OPERATOR = 'operator@contact.test';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ OPERATOR_EMAIL: OPERATOR, LIMIT_CONTACTS_PER_HOUR_AND_ADDRESS: '3' });
});
afterAll(() => app.close());

const write = (body: object) => call(app, 'POST', '/api/contact', { body });

describe('writing to the operator', () => {
  it('sends an e-mail whose reply goes to the writer, and is limited by address', async () => {
    const letter = { name: 'Mara\u00a0Lind', email: 'mara@example.test', message: 'What does it cost?\n<b>Thanks</b>' };
    expect((await write(letter)).status).toBe(202);
    await app.drainEvents();
    const mail = await mailTo(OPERATOR, /wrote to Common Roof/);
    expect(mail.text).toContain('What does it cost?\n<b>Thanks</b>');
    expect(mail.html).toContain('&lt;b&gt;Thanks&lt;/b&gt;');
    expect(JSON.stringify(mail.headers)).toContain('mara@example.test');
    await write(letter);
    await write(letter);
    expect((await write(letter)).status).toBe(429);
  });

  it.each([
    ['email', { email: 'mara@example.test\r\nBcc: all@example.test' }],
    ['message', { message: '' }],
    ['name', { name: 'a\nb' }],
  ])('reports the invalid field %s', async (field, wrong) => {
    const answer = await write({ name: 'Mara', email: 'mara@example.test', message: 'Hello', ...wrong });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(field);
  });
});
