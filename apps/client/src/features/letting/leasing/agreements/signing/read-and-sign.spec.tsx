import type { AgreementDetail } from '@common-roof/contracts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { errorOfProblem } from '#api/api-error.ts';
import { agreementOf } from '#test/agreements.ts';
import { problemOf } from '#test/fake-server.ts';
import { loadWords } from '#i18n/i18n.ts';
import { ReadAndSign } from './read-and-sign.tsx';
import type { Signing } from './signing-form.tsx';

const agreementSaying = (agreement: string, text_sha256: string) => agreementOf({ agreement, text_sha256 });

const ONE = agreementSaying('<p>One bicycle.</p>', 'a'.repeat(64));
const TWO = agreementSaying('<p>Two bicycles.</p>', 'b'.repeat(64));
const refused = errorOfProblem(problemOf('conflict', 'This agreement is over.'));

function begin(onSign: (signing: Signing) => Promise<unknown>) {
  const of = (agreement: AgreementDetail) => (
    <ReadAndSign agreement={agreement} name="Mara Lind" submit="Sign it" onSign={onSign} />
  );
  const view = render(of(ONE));
  return {
    user: userEvent.setup(),
    becomes: (agreement: AgreementDetail) => {
      view.rerender(of(agreement));
    },
  };
}
const name = () => screen.getByLabelText('Your full name');

describe('reading and signing', () => {
  beforeAll(() => loadWords('signing'));

  it('sends what was seen and agreed to, once both are complete', async () => {
    const sent: Signing[] = [];
    const { user } = begin((signing) => Promise.resolve(sent.push(signing)));
    await user.click(screen.getByRole('button', { name: 'Sign it' }));
    expect(screen.getByText('Agree to sign electronically, or decline.')).toBeVisible();
    await user.click(screen.getByRole('checkbox'));
    await user.type(name(), 'Mara Lind');
    await user.click(screen.getByRole('button', { name: 'Sign it' }));
    expect(sent).toEqual([{ text_sha256: ONE.text_sha256, consent: true, consent_version: 1, signature: 'Mara Lind' }]);
  });

  it('keeps the input after a rejection, and shows the reason', async () => {
    // The client throws a plain object: see `ApiError`.
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors
    const { user } = begin(() => Promise.reject(refused));
    await user.click(screen.getByRole('checkbox'));
    await user.type(name(), 'Mara Lind');
    await user.click(screen.getByRole('button', { name: 'Sign it' }));
    expect(await screen.findByText(/This agreement is over/)).toBeVisible();
    expect(name()).toHaveValue('Mara Lind');
  });

  it('shows the differences if the text has changed, and signs the new one', async () => {
    const sent: Signing[] = [];
    const { user, becomes } = begin((signing) => Promise.resolve(sent.push(signing)));
    await user.type(name(), 'Mara Lind');
    becomes(TWO);
    expect(await screen.findByText('The text changed while you were reading')).toBeVisible();
    expect(screen.getByText('Two bicycles.')).toBeVisible();
    expect(name()).toHaveValue('Mara Lind');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Sign it' }));
    expect(sent).toMatchObject([{ text_sha256: TWO.text_sha256, signature: 'Mara Lind' }]);
  });
});
