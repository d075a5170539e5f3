import type { SentFile } from '@common-roof/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { browser } from '#lib/browser.ts';
import { aPhoto, openChat, own } from '#test/chat.tsx';
import { problemOf, refuse } from '#test/fake-server.ts';
import { FakeUploads, type Sent } from '#test/fake-upload.ts';
import { aMessage, idOf } from '#test/people.ts';
import { storeFiles } from '#test/store-files.ts';

const aPdf = (seed: number, name = 'Lease.pdf'): SentFile => ({
  file_id: idOf(seed),
  kind: 'pdf',
  name,
  bytes: 240_000,
  duration_ms: null,
  url: `/api/files/${idOf(seed)}`,
});
const pdfFile = (name: string): File => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

let uploads: FakeUploads;

beforeEach(() => {
  uploads = new FakeUploads().install();
  storeFiles();
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => undefined;
});

const uploaded = (count: number): Promise<Sent> =>
  waitFor(() => {
    expect(uploads.sent).toHaveLength(count);
    const last = uploads.sent.at(-1);
    if (last === undefined) throw new Error('Nothing was uploaded.');
    return last;
  });

describe('PDFs in the chat', () => {
  it('are chosen, uploaded with progress and sent with photos and a text', async () => {
    const { fake, user, field, log } = await openChat();
    fake.reply('message:send', ({ client_id: id, text }) => ({
      ok: true,
      message: { ...own(1, id, text), attachments: [aPhoto(70)], files: [aPdf(80)] },
    }));
    const photo = new File(['pixels'], 'sink.jpg', { type: 'image/jpeg' });
    await user.upload(screen.getByLabelText('Add photos or a PDF'), [pdfFile('Lease.pdf'), photo]);
    expect(await screen.findByRole('button', { name: 'Remove Lease.pdf' })).toBeInTheDocument();
    await user.type(field, 'Both{Enter}');

    expect(await within(log).findByText('Lease.pdf')).toBeInTheDocument();
    const first = await uploaded(1);
    expect([first.path, first.about]).toEqual(['/api/uploadimages', null]);
    act(() => {
      first.answer({ status: 200, body: { items: [{ ok: true, image: aPhoto(70) }] } });
    });
    const second = await uploaded(2);
    expect([second.path, second.about]).toEqual(['/api/files', { name: 'Lease.pdf' }]);
    act(() => {
      second.progress(4);
    });
    // Six bytes of a photo and four of the eight of the PDF.
    expect(await within(log).findByRole('progressbar', { name: 'Uploading' })).toHaveValue(10 / 14);
    act(() => {
      second.answer({ status: 200, body: aPdf(80) });
    });
    expect(await within(log).findByText('Sent')).toBeInTheDocument();
    expect(fake.framesOf('message:send')).toMatchObject([{ text: 'Both', attachments: [idOf(70), idOf(80)] }]);
  });

  it('can be pasted and dropped, and say what they are without a text', async () => {
    const { fake, user, field, log } = await openChat();
    fake.reply('message:send', ({ client_id: id }) => ({
      ok: true,
      message: { ...own(1, id, ''), files: [aPdf(84, 'Dropped.pdf')] },
    }));
    fireEvent.paste(field, { clipboardData: { files: [pdfFile('Pasted.pdf')] } });
    expect(await screen.findByRole('button', { name: 'Remove Pasted.pdf' })).toBeInTheDocument();
    fireEvent.drop(log, { dataTransfer: { files: [pdfFile('Dropped.pdf')], types: ['Files'] } });
    expect(await screen.findByRole('button', { name: 'Remove Dropped.pdf' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Pasted.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await within(log).findByRole('article', { name: 'You: Dropped.pdf' })).toBeInTheDocument();
    const sent = await uploaded(1);
    act(() => {
      sent.answer({ status: 200, body: aPdf(84, 'Dropped.pdf') });
    });
    expect(await within(log).findByText('Sent')).toBeInTheDocument();
  });

  it('are refused at once when they are too large, and so is what nobody could open', async () => {
    await openChat();
    const large = pdfFile('Scan.pdf');
    Object.defineProperty(large, 'size', { value: 10_000_001 });
    const field = screen.getByRole('textbox', { name: /^Message to/ });
    fireEvent.paste(field, { clipboardData: { files: [large] } });
    expect(await screen.findByText('A PDF can have up to 10 MB.')).toBeInTheDocument();
    fireEvent.paste(field, {
      clipboardData: { files: [new File(['x'], 'run.exe', { type: 'application/x-msdownload' })] },
    });
    expect(await screen.findByText('You can send JPEG, PNG and WebP photos and PDF files here.')).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Photos and files to send' })).not.toBeInTheDocument();
  });

  it('wait on the device while offline, and aren’t uploaded twice after a lost connection', async () => {
    const { fake, user, log } = await openChat();
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fake.drop();
    await user.upload(screen.getByLabelText('Add photos or a PDF'), [pdfFile('One.pdf'), pdfFile('Two.pdf')]);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await within(log).findByText('Waiting for a connection')).toBeInTheDocument();
    expect(uploads.sent).toEqual([]);

    isOnline.mockRestore();
    fake.reply('message:send', ({ client_id: id }) => ({
      ok: true,
      message: { ...own(1, id, ''), files: [aPdf(81, 'One.pdf'), aPdf(82, 'Two.pdf')] },
    }));
    fake.comeBack();
    const first = await uploaded(1);
    act(() => {
      first.answer({ status: 200, body: aPdf(81, 'One.pdf') });
    });
    const lost = await uploaded(2);
    act(() => {
      lost.lose();
    });
    fake.comeBack();
    const again = await uploaded(3);
    expect([lost.about, again.about]).toEqual([{ name: 'Two.pdf' }, { name: 'Two.pdf' }]);
    act(() => {
      again.answer({ status: 200, body: aPdf(82, 'Two.pdf') });
    });
    expect(await within(log).findByText('Sent')).toBeInTheDocument();
  });

  it('can be discarded or sent again once the server has refused them', async () => {
    const { user, log } = await openChat();
    await user.upload(screen.getByLabelText('Add photos or a PDF'), [pdfFile('Fake.pdf')]);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const sent = await uploaded(1);
    const problem = problemOf('unsupported_media_type', 'Only PDF files and recorded voice messages are accepted.');
    act(() => {
      sent.answer({ status: 415, body: problem });
    });
    expect(await within(log).findByText(/^Only PDF files/)).toBeInTheDocument();
    await user.click(within(log).getByRole('button', { name: 'Delete' }));
    await waitFor(() => {
      expect(within(log).queryByText('Fake.pdf')).not.toBeInTheDocument();
    });
  });

  it('are saved under their name, with a word when they can’t be', async () => {
    const download = jest.spyOn(browser, 'download').mockImplementation(() => undefined);
    const message = aMessage(1, { text: '', files: [aPdf(83, 'Mietvertrag & Übergabe.pdf')] });
    const { server, user } = await openChat({ messages: [message] });
    expect(screen.getByRole('article', { name: 'Henrik Aalto: Mietvertrag & Übergabe.pdf' })).toBeInTheDocument();
    const row = await screen.findByRole('button', { name: /^Download Mietvertrag & Übergabe.pdf/ });
    expect(row).toHaveTextContent('PDF · 240 kB');
    let isThere = false;
    server.on(`GET /api/files/${idOf(83)}`, () =>
      isThere ? new Response('%PDF-1.7') : refuse('not_found', 'There is nothing here.'),
    );
    await user.click(row);
    expect(await screen.findByText('Mietvertrag & Übergabe.pdf is no longer available.')).toBeInTheDocument();
    isThere = true;
    await user.click(row);
    await waitFor(() => {
      expect(download).toHaveBeenCalledWith('Mietvertrag & Übergabe.pdf', expect.any(Blob));
    });
  });

  it('may be missing in a message that an earlier version kept on the device', async () => {
    const { files: _, ...kept } = aMessage(1, { text: 'Before' });
    await openChat({ messages: [kept as ReturnType<typeof aMessage>] });
    expect(screen.getByRole('article', { name: 'Henrik Aalto: Before' })).toBeInTheDocument();
  });
});
