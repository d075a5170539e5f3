import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { openChat } from '#test/chat.tsx';
import { aConversation, aMessage } from '#test/people.ts';

const PHOTO = '/api/images/henrik/small';
const members = aConversation().members.map((member) =>
  member.role === 'homeowner'
    ? { ...member, photo: PHOTO, email: 'henrik@example.com', phone: '+358 40 123 4567' }
    : member,
);

describe('the members of a conversation', () => {
  it('have their photo beside their messages, and in the list', async () => {
    const { server } = await openChat({ messages: [aMessage(1)], conversation: { kind: 'room', members } });
    expect(server.times('GET', PHOTO)).toBe(1); // fetched once, however often it is shown
  });

  it('are listed with contact details', async () => {
    await openChat({ conversation: { members } });
    await userEvent.click(screen.getByRole('button', { name: 'People in this conversation' }));
    const dialog = await screen.findByRole('dialog', { name: 'People in this conversation' });
    const [own, other] = within(dialog).getAllByRole('listitem');
    expect(own).toHaveTextContent('Mara Lindqvist (You)');
    expect(other).toHaveTextContent('Henrik Aalto');
    expect(within(dialog).getByRole('link', { name: 'henrik@example.com' })).toHaveAttribute(
      'href',
      'mailto:henrik@example.com',
    );
    expect(within(dialog).getByRole('link', { name: '+358 40 123 4567' })).toHaveAttribute('href', 'tel:+358401234567');
  });
});
