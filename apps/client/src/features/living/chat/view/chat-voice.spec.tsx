import type { SentFile } from '@common-roof/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { openChat, own } from '#test/chat.tsx';
import { refuse } from '#test/fake-server.ts';
import type { FakeLive } from '#test/fake-live.ts';
import { FakeMicrophone } from '#test/fake-microphone.ts';
import { fakePlayer } from '#test/fake-player.ts';
import { FakeUploads } from '#test/fake-upload.ts';
import { aMessage, idOf } from '#test/people.ts';
import { storeFiles } from '#test/store-files.ts';

const aVoice = (seed: number, ms = 14_000): SentFile => ({
  file_id: idOf(seed),
  kind: 'voice',
  name: '',
  bytes: 56_000,
  duration_ms: ms,
  url: `/api/files/${idOf(seed)}`,
});

let uploads: FakeUploads;
let microphone: FakeMicrophone;

beforeEach(() => {
  uploads = new FakeUploads().install();
  microphone = new FakeMicrophone().install();
  storeFiles();
  URL.createObjectURL = () => 'blob:voice';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  microphone.remove();
});

/** Answers the upload of a voice message, and the message with it. */
async function answered(fake: FakeLive, log: HTMLElement): Promise<unknown> {
  fake.reply('message:send', ({ client_id: id }) => ({
    ok: true,
    message: { ...own(1, id, ''), files: [aVoice(80)] },
  }));
  await waitFor(() => {
    expect(uploads.sent).toHaveLength(1);
  });
  act(() => uploads.sent[0]?.answer({ status: 200, body: aVoice(80) }));
  expect(await within(log).findByText('Sent')).toBeInTheDocument();
  return uploads.sent[0]?.about;
}

async function openRecorder() {
  const chat = await openChat();
  await chat.user.click(screen.getByRole('button', { name: 'Record a voice message' }));
  await waitFor(() => {
    expect(microphone.isAsked).toBe(true);
  });
  return chat;
}

const begin = async (): Promise<void> => {
  microphone.allow();
  await screen.findByRole('button', { name: 'Stop and listen' });
};

describe('a voice message', () => {
  it('is recorded, heard, sent, and reads as what it is', async () => {
    const { played } = fakePlayer(14);
    const { fake, user, log } = await openRecorder();
    await begin();
    expect(screen.getByRole('button', { name: 'Stop and listen' })).toHaveFocus();
    microphone.pass(13_400);
    expect(await screen.findByText('0:13')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Stop and listen' }));
    expect(microphone.stopped).toEqual(['microphone']);
    const recorder = screen.getByRole('group', { name: 'New voice message' });
    expect(within(recorder).getByRole('group', { name: 'Your recording, 0:14' })).toBeInTheDocument();
    await user.click(within(recorder).getByRole('button', { name: 'Play' }));
    await waitFor(() => {
      expect(played).toHaveLength(1);
    });
    await user.click(within(recorder).getByRole('button', { name: 'Send voice message' }));

    expect(await within(log).findByRole('article', { name: 'You: Voice message (0:14)' })).toBeInTheDocument();
    expect(await answered(fake, log)).toEqual({ duration_ms: 13_400 });
    expect(uploads.sent[0]?.path).toBe('/api/files');
    expect(fake.framesOf('message:send')).toMatchObject([{ text: '', attachments: [idOf(80)] }]);
    expect(screen.getByRole('textbox', { name: /^Message to/ })).toBeVisible();
  });

  it('can be sent without listening to it', async () => {
    const { fake, user, log } = await openRecorder();
    await begin();
    microphone.pass(2_000);
    await user.click(screen.getByRole('button', { name: 'Send voice message' }));
    expect(await within(log).findByRole('article', { name: 'You: Voice message (0:02)' })).toBeInTheDocument();
    await answered(fake, log);
  });

  it('waits on the device while offline', async () => {
    const { fake, user, log } = await openRecorder();
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fake.drop();
    await begin();
    microphone.pass(2_000);
    await user.click(screen.getByRole('button', { name: 'Send voice message' }));
    expect(await within(log).findByText('Waiting for a connection')).toBeInTheDocument();
    expect(uploads.sent).toEqual([]);
    isOnline.mockRestore();
    fake.comeBack();
    expect(await answered(fake, log)).toEqual({ duration_ms: 2_000 });
  });

  it('is discarded by a button or by Escape, and the microphone is released', async () => {
    const { user, field } = await openRecorder();
    await begin();
    await user.click(screen.getByRole('button', { name: 'Discard recording' }));
    expect(microphone.stopped).toEqual(['microphone']);
    await waitFor(() => {
      expect(field).toHaveFocus();
    });
    await user.click(screen.getByRole('button', { name: 'Record a voice message' }));
    await waitFor(() => {
      expect(microphone.isAsked).toBe(true);
    });
    await begin();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'New voice message' })).not.toBeInTheDocument();
    expect(uploads.sent).toEqual([]);
  });

  it('ends after five minutes, and can then be sent', async () => {
    const { fake, user, log } = await openRecorder();
    await begin();
    microphone.pass(300_400);
    expect(await screen.findByText('That’s five minutes, the longest a voice message can be.')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Send voice message' }));
    expect(await within(log).findByRole('article', { name: 'You: Voice message (5:00)' })).toBeInTheDocument();
    expect(await answered(fake, log)).toEqual({ duration_ms: 300_000 });
  });

  it.each([
    ['NotAllowedError', /doesn’t let Common Roof use the microphone/],
    ['NotFoundError', /^No microphone was found/],
    ['NotReadableError', /^The microphone couldn’t be started/],
  ])('says what to do after %s, and tries again', async (name, text) => {
    const { user } = await openRecorder();
    microphone.refuse(name);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(microphone.isAsked).toBe(true);
    });
    await begin();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is offered only while there is nothing else to send, and only where the browser can record', async () => {
    const { user, field } = await openChat();
    expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
    await user.type(field, 'Hello');
    expect(screen.queryByRole('button', { name: 'Record a voice message' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
    microphone.remove();
    await user.clear(field);
    expect(screen.queryByRole('button', { name: 'Record a voice message' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  });

  it('isn’t begun by the second click of a double one', async () => {
    const { fake, user, field } = await openChat();
    fake.reply('message:send', ({ client_id: id, text }) => ({ ok: true, message: own(1, id, text) }));
    await user.type(field, 'Hello');
    await user.dblClick(screen.getByRole('button', { name: 'Send' }));
    fireEvent.click(screen.getByRole('button', { name: 'Record a voice message' }), { detail: 2 });
    expect(screen.queryByRole('group', { name: 'New voice message' })).not.toBeInTheDocument();
  });
});

describe('a voice message of another person', () => {
  const message = aMessage(1, { text: '', files: [aVoice(81)] });

  it('is loaded when it is played, paused, and sought in', async () => {
    const { played } = fakePlayer(14);
    const { server, user } = await openChat({ messages: [message] });
    server.on(`GET /api/files/${idOf(81)}`, () => new Response('voice'));
    const player = await screen.findByRole('group', { name: 'Voice message by Henrik Aalto, 0:14' });
    const position = within(player).getByRole('slider', { name: 'Position' });
    expect(position).toHaveAttribute('aria-valuetext', '0:00 of 0:14');
    await user.click(within(player).getByRole('button', { name: 'Play' }));
    await user.click(await within(player).findByRole('button', { name: 'Pause' }));
    expect(await within(player).findByRole('button', { name: 'Play' })).toBeInTheDocument();
    fireEvent.change(position, { target: { value: '7000' } });
    expect(played[0]?.currentTime).toBe(7);
    expect(position).toHaveAttribute('aria-valuetext', '0:07 of 0:14');
  });

  it('says so when it can’t be played', async () => {
    const { server, user } = await openChat({ messages: [message] });
    server.on(`GET /api/files/${idOf(81)}`, () => refuse('not_found', 'There is nothing here.'));
    await user.click(await screen.findByRole('button', { name: 'Play' }));
    expect(await screen.findByText('This voice message couldn’t be played. Try again.')).toBeInTheDocument();
  });

  it('stops when another one is played', async () => {
    fakePlayer(14);
    const { server, user } = await openChat({ messages: [message, aMessage(2, { text: '', files: [aVoice(82)] })] });
    for (const seed of [81, 82]) server.on(`GET /api/files/${idOf(seed)}`, () => new Response('voice'));
    const [first, second] = await screen.findAllByRole('group', { name: /^Voice message by/ });
    if (first === undefined || second === undefined) throw new Error('There are two.');
    await user.click(within(first).getByRole('button', { name: 'Play' }));
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeInTheDocument();
    await user.click(within(second).getByRole('button', { name: 'Play' }));
    await waitFor(() => {
      expect(
        screen.getAllByRole('button', { name: /^(Play|Pause)$/ }).map((one) => one.getAttribute('aria-label')),
      ).toEqual(['Play', 'Pause']);
    });
  });
});
