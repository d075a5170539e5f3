import { PASSPORT_FORMAT, type Passport, type PassportFacts, type PassportSection } from '@common-roof/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { browser } from '#lib/browser.ts';
import { nothing, ok, refuse } from '#test/fake-server.ts';
import { idOf, meOf, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const RENT: PassportSection = {
  part: 'rent',
  title: 'Rent paid on time',
  lines: [{ label: 'Rents paid on time', value: '11 of 12' }],
  note: 'What counts.',
};
const STAYS: PassportSection = {
  ...RENT,
  part: 'stays',
  title: 'Where and when',
  lines: [{ label: 'Leeds', value: '' }],
};
const MADE: Passport = {
  _id: idOf(901),
  made_at: '2026-11-21T10:00:00.000Z',
  use_until: '2999-05-21',
  revoked_at: null,
};

function atThePassports(parts: PassportSection[], items: Passport[] = []) {
  signIn('roomie');
  const kept = { items };
  const server = aServer()
    .on('GET /api/me', () => ok(meOf('roomie')))
    .on('GET /api/passports/preview', () => ok({ name: 'Ada Lovelace', dates: 'Made today.', parts }))
    .on('GET /api/passports', () => ok({ items: kept.items }));
  return { server, kept, ...renderApp('/passport') };
}
const preview = async () => within(await screen.findByRole('region', { name: 'Preview' }));

describe('making a passport', () => {
  it('starts with nothing, shows what is chosen, and downloads its file', async () => {
    const saved = jest.spyOn(browser, 'download').mockReturnValue();
    const { server, kept, user } = atThePassports([STAYS, RENT]);
    server.on('POST /api/passports', () => {
      kept.items = [MADE];
      return ok({ passport: MADE, file_name: 'roomie-passport.html', html: '<!doctype html>' });
    });
    const make = await screen.findByRole('button', { name: 'Make and download' });
    expect(make).toBeDisabled();
    expect((await preview()).getByText('Turn on a part to see what your passport says.')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Chores' })).toBeDisabled();
    await user.click(screen.getByRole('switch', { name: 'Rent paid on time' }));
    expect((await preview()).getByText('11 of 12')).toBeVisible();
    expect((await preview()).queryByText('Where and when')).toBeNull();
    await user.click(make);
    expect(await screen.findByText('Passport made')).toBeVisible();
    expect(saved.mock.calls[0]?.[0]).toBe('roomie-passport.html');
    expect(server.asked.find(({ method }) => method === 'POST')?.body).toEqual({ language: 'en', parts: ['rent'] });
    expect(await screen.findByRole('button', { name: /^Revoke the passport of/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download again' })).toBeVisible();
  });

  it('says why it could not be made', async () => {
    const { server, user } = atThePassports([RENT]);
    server.on('POST /api/passports', () => refuse('rate_limited', 'You can make 5 passports a day.'));
    await user.click(await screen.findByRole('switch', { name: 'Rent paid on time' }));
    await user.click(screen.getByRole('button', { name: 'Make and download' }));
    expect(await screen.findByText('You can make 5 passports a day.')).toBeVisible();
  });

  it('has nothing to choose before the first day in a house', async () => {
    atThePassports([]);
    expect(await screen.findByText('Your passport starts with your first day in a house.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Make and download' })).toBeNull();
  });

  it('is revoked after a question', async () => {
    const { server, kept, user } = atThePassports([RENT], [MADE]);
    server.on(`DELETE /api/passports/${MADE._id}`, () => {
      kept.items = [{ ...MADE, revoked_at: '2026-11-22T10:00:00.000Z' }];
      return nothing();
    });
    await user.click(await screen.findByRole('button', { name: /^Revoke the passport of/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/Copies of the file still open/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText(/^Revoked on/)).toBeVisible();
  });

  it('is for roomies; others can check one', async () => {
    signIn('homeowner');
    aServer().on('GET /api/me', () => ok(meOf('homeowner')));
    renderApp('/passport');
    expect(await screen.findByRole('link', { name: 'Check a passport' })).toHaveAttribute('href', '/passport/check');
  });
});

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const hex = (buffer: ArrayBuffer): string =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A file as the server makes it, and its key. */
async function aFile() {
  const pair = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const point = await crypto.subtle.exportKey('raw', pair.publicKey);
  const fingerprint = hex(await crypto.subtle.digest('SHA-256', point));
  const facts: PassportFacts = {
    format: PASSPORT_FORMAT,
    id: MADE._id,
    issuer: 'https://rooms.example',
    key: fingerprint,
    language: 'en',
    title: 'Roomie passport',
    name: 'Ada Lovelace',
    dates: 'Made today.',
    made_on: '2026-11-21',
    use_until: '2999-05-21',
    parts: [RENT],
  };
  const signed = new TextEncoder().encode(JSON.stringify(facts));
  const signature = await crypto.subtle.sign(ALGORITHM, pair.privateKey, signed);
  const data = [btoa(JSON.stringify(facts)), hex(signature), hex(point)].join('.');
  return {
    key: { fingerprint, public_key: hex(point) },
    hash: hex(await crypto.subtle.digest('SHA-256', signed)),
    html: `<!doctype html><script type="text/plain" id="data">${data}</script>`,
  };
}

type State = 'valid' | 'revoked' | 'unknown';

function atTheCheck({ key, hash }: Awaited<ReturnType<typeof aFile>>, state: State = 'valid') {
  const server = aServer()
    .on('GET /api/passport-keys', () => ok({ issuer: 'https://rooms.example', keys: [key] }))
    .on(`GET /api/passport-states/${hash}`, () => ok({ state }));
  renderApp('/passport/check');
  return server;
}

async function choose(html: string): Promise<void> {
  const file = new File([html], 'roomie-passport.html', { type: 'text/html' });
  file.text = () => Promise.resolve(html);
  const [input] = await waitFor(() => {
    const found = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')];
    expect(found).toHaveLength(1);
    return found;
  });
  if (input) fireEvent.change(input, { target: { files: [file] } });
}

describe('checking a passport', () => {
  it('says that it is genuine, and what it says', async () => {
    const file = await aFile();
    const { key, html } = file;
    atTheCheck(file);
    await choose(html);
    expect(await screen.findByText('This passport is genuine')).toBeVisible();
    expect(screen.getByText('11 of 12')).toBeVisible();
    expect(screen.getByText((key.fingerprint.match(/.{4}/g) ?? []).join(' '))).toBeVisible();
  });

  it.each([
    ['revoked', 'This passport was revoked'],
    ['unknown', 'Its owner’s account is deleted, so nobody can say whether they would still stand by it.'],
  ] as const)('says that it is %s', async (state, text) => {
    const file = await aFile();
    atTheCheck(file, state);
    await choose(file.html);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('shows nothing of a file that was changed, that another key signed, or that is no passport', async () => {
    const file = await aFile();
    atTheCheck(file);
    await choose(file.html.replace(/\.(.)/, (_, first: string) => `.${first === '0' ? '1' : '0'}`));
    expect(await screen.findByText('This passport was changed')).toBeVisible();
    await choose((await aFile()).html);
    expect(await screen.findByText('This passport wasn’t made here')).toBeVisible();
    await choose('<p>Hello</p>');
    expect(await screen.findByText('This isn’t a passport')).toBeVisible();
    expect(screen.queryByText('11 of 12')).toBeNull();
  });
});
