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

describe('the focus', () => {
  it('stays in the part of the page whose button has done its work and gone', async () => {
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

  it('comes back to a button that was switched off while it sent', async () => {
    const user = userEvent.setup();
    render(<Requests />);
    const save = screen.getByRole('button', { name: 'Save' });
    save.focus();
    // A browser takes the focus from what is switched off; jsdom leaves it there.
    save.addEventListener('click', () => {
      save.blur();
    });
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(save).toHaveFocus();
    });
  });

  it('is left alone where somebody clicks beside everything', async () => {
    const user = userEvent.setup();
    render(<Requests />);
    screen.getByRole('button', { name: 'Accept Mara' }).focus();
    await user.click(document.body);
    document.body.append(document.createElement('div'));
    expect(document.body).toHaveFocus();
  });
});
