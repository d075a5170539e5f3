import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { aPhoto, openChat, own } from '#test/chat.tsx';
import { problemOf } from '#test/fake-server.ts';
import { FakeUploads } from '#test/fake-upload.ts';
import { aMessage, idOf, PERSON } from '#test/people.ts';
import { storeFiles } from '#test/store-files.ts';

const aFile = (name: string, type = 'image/jpeg'): File => new File(['pixels'], name, { type });

let uploads: FakeUploads;

beforeEach(() => {
  uploads = new FakeUploads().install();
  storeFiles();
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => undefined;
});

/** Answers an upload with images, once it has begun. */
async function answered(at: number, ...seeds: number[]): Promise<void> {
  await waitFor(() => {
    expect(uploads.sent).toHaveLength(at + 1);
  });
  const items = seeds.map((seed) => ({ ok: true as const, image: aPhoto(seed) }));
  act(() => uploads.sent[at]?.answer({ status: 200, body: { items } }));
}

/** They are remembered while the page is open, also by the next test. */
async function removeChosen(user: UserEvent): Promise<void> {
  while (chosen() > 0) await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
}

const chosen = (): number => screen.queryAllByRole('button', { name: /^Remove photo/ }).length;
/** The strip of chosen photos is fetched with the first one. */
const expectChosen = (count: number): Promise<void> =>
  waitFor(() => {
    expect(chosen()).toBe(count);
  });

describe('photos in the chat', () => {
  it('are chosen, uploaded with progress and sent with the text', async () => {
    const { fake, user, field, log } = await openChat();
    fake.reply('message:send', ({ client_id: id, text }) => ({
      ok: true,
      message: { ...own(1, id, text), attachments: [aPhoto(71), aPhoto(72)] },
    }));
    await user.upload(screen.getByLabelText('Add photos or a PDF'), [aFile('a.jpg'), aFile('b.jpg')]);
    await expectChosen(2);
    await user.type(field, 'The sink{Enter}');
    await expectChosen(0);

    const pending = await within(log).findByRole('list', { name: 'Photos by You' });
    expect(within(pending).getAllByRole('listitem')).toHaveLength(2);
    await waitFor(() => {
      expect(uploads.sent).toHaveLength(1);
    });
    act(() => uploads.sent[0]?.progress(6));
    expect(await within(log).findByRole('progressbar', { name: 'Uploading' })).toHaveValue(0.5);

    await answered(0, 71, 72);
    expect(await within(log).findByText('Sent')).toBeInTheDocument();
    expect(fake.framesOf('message:send')).toMatchObject([{ text: 'The sink', attachments: [idOf(71), idOf(72)] }]);
    expect(within(log).getAllByRole('button', { name: /^Photo \d of 2$/ })).toHaveLength(2);
  });

  it('can be pasted and dropped, and are sent without a text', async () => {
    const { fake, user, field, log } = await openChat();
    fake.reply('message:send', ({ client_id: id }) => ({
      ok: true,
      message: { ...own(1, id, ''), attachments: [aPhoto(70)] },
    }));
    await user.click(field);
    fireEvent.paste(field, { clipboardData: { files: [aFile('pasted.png', 'image/png')] } });
    await expectChosen(1);
    const dropped = { files: [aFile('dropped.jpg')], types: ['Files'] };
    fireEvent.dragEnter(log, { dataTransfer: dropped });
    expect(screen.getByText('Drop photos or PDFs here')).toBeInTheDocument();
    fireEvent.drop(log, { dataTransfer: dropped });
    expect(screen.queryByText('Drop photos or PDFs here')).not.toBeInTheDocument();
    await expectChosen(2);
    await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
    await expectChosen(1);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await within(log).findByRole('article', { name: 'You: Photo' })).toBeInTheDocument();
    await answered(0, 70);
    expect(await within(log).findByText('Sent')).toBeInTheDocument();
    expect(fake.framesOf('message:send')).toMatchObject([{ text: '', attachments: [idOf(70)] }]);
  });

  it('are limited to ten, and to formats that everyone can see', async () => {
    const { user } = await openChat();
    const input = screen.getByLabelText('Add photos or a PDF');
    await user.upload(
      input,
      Array.from({ length: 11 }, (_, at) => aFile(`${String(at)}.jpg`)),
    );
    expect(await screen.findByText('A message has room for 10 photos and files.')).toBeInTheDocument();
    await expectChosen(10);
    expect(input).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Remove photo 10' }));
    fireEvent.paste(screen.getByRole('textbox', { name: /^Message to/ }), {
      clipboardData: { files: [aFile('film.mov', 'video/quicktime')] },
    });
    expect(await screen.findByText('You can send JPEG, PNG and WebP photos and PDF files here.')).toBeInTheDocument();
    await expectChosen(9);
    await removeChosen(user);
  });

  it('wait on the device while offline', async () => {
    const { fake, user, log } = await openChat();
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fake.drop();
    await user.upload(screen.getByLabelText('Add photos or a PDF'), [aFile('cellar.jpg')]);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await within(log).findByText('Waiting for a connection')).toBeInTheDocument();
    expect(uploads.sent).toEqual([]);

    isOnline.mockRestore();
    fake.reply('message:send', ({ client_id: id }) => ({
      ok: true,
      message: { ...own(1, id, ''), attachments: [aPhoto(73)] },
    }));
    fake.comeBack();
    await answered(0, 73);
    expect(await within(log).findByText('Sent')).toBeInTheDocument();
  });

  it('are uploaded again if the server no longer has them', async () => {
    const { fake, user, log } = await openChat();
    const gone = problemOf('rule_violated', 'One of these images is no longer there.');
    fake.reply('message:send', () => ({ ok: false, problem: gone }));
    await user.upload(screen.getByLabelText('Add photos or a PDF'), [aFile('a.jpg')]);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await answered(0, 74);
    expect(await within(log).findByText(gone.detail)).toBeInTheDocument();

    fake.reply('message:send', ({ client_id: id }) => ({
      ok: true,
      message: { ...own(1, id, ''), attachments: [aPhoto(74)] },
    }));
    await user.click(within(log).getByRole('button', { name: 'Send again' }));
    await answered(1, 74);
    expect(await within(log).findByText('Sent')).toBeInTheDocument();
  });

  it('open enlarged, and are counted in the list of conversations', async () => {
    const message = aMessage(1, {
      text: '',
      sender_id: PERSON.homeowner,
      sender_name: 'Helen Marsh',
      attachments: [aPhoto(75), aPhoto(76)],
    });
    const { user, log } = await openChat({ messages: [message] });
    expect(screen.getByText('Helen: 2 photos')).toBeInTheDocument();
    await user.click(within(log).getByRole('button', { name: 'Photo 2 of 2' }));
    const lightbox = await screen.findByRole('dialog', { name: 'Photos by Helen Marsh' });
    expect(within(lightbox).getByText('2 of 2')).toBeInTheDocument();
  });
});
