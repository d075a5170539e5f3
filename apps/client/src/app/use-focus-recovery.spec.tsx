import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { useFocusRecovery } from './use-focus-recovery.ts';

function Requests() {
  useFocusRecovery();
  const [open, setOpen] = useState(['Mara', 'Henrik']);
  const [isSending, setSending] = useState(false);
  return (
    <main>
      <section aria-label="Requests">
        {open.map((name) => (
          <p key={name}>
            <button
              onClick={() => {
                setOpen(open.filter((other) => other !== name));
              }}
            >
              Accept {name}
            </button>
          </p>
        ))}
      </section>
      <button
        disabled={isSending}
        onClick={() => {
          setSending(true);
          setTimeout(setSending, 0, false);
        }}
      >
        Save
      </button>
    </main>
  );
}

describe('useFocusRecovery', () => {
  it('keeps the focus in the section whose button removed itself', async () => {
    const user = userEvent.setup();
    render(<Requests />);
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(screen.getByRole('region', { name: 'Requests' })).toHaveFocus();
    });
    await user.tab();
    expect(screen.getByRole('button', { name: 'Accept Henrik' })).toHaveFocus();
  });

  it('returns the focus to a button that was disabled while it was sending', async () => {
    const user = userEvent.setup();
    render(<Requests />);
    const save = screen.getByRole('button', { name: 'Save' });
    save.focus();
    // A browser removes the focus from a disabled element; jsdom doesn't.
    save.addEventListener('click', () => {
      save.blur();
    });
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(save).toHaveFocus();
    });
  });

  it('does nothing after a click on empty space', async () => {
    const user = userEvent.setup();
    render(<Requests />);
    screen.getByRole('button', { name: 'Accept Mara' }).focus();
    await user.click(document.body);
    document.body.append(document.createElement('div'));
    expect(document.body).toHaveFocus();
  });
});
