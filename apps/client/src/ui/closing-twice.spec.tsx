import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { ChoicesMenu } from './choices-menu.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** What opens them keeps them mounted while they fade out, and a second click still reaches them. */
function Opened({ what, act }: { what: 'dialog' | 'menu'; act: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const close = (): void => {
    setOpen(false);
  };
  if (what === 'menu') {
    const choices = [{ key: 'again', label: 'Send again', act }];
    return <ChoicesMenu open={isOpen} anchor={() => document.body} choices={choices} onClose={close} />;
  }
  return (
    <ConfirmDialog
      open={isOpen}
      title="Withdraw?"
      text="They get an e-mail."
      confirm="Withdraw"
      onConfirm={() => {
        close();
        act();
      }}
      onClose={close}
    />
  );
}

describe('a double click', () => {
  it('confirms a question once', async () => {
    const act = jest.fn();
    render(<Opened what="dialog" act={act} />);
    await userEvent.setup().dblClick(screen.getByRole('button', { name: 'Withdraw' }));
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('chooses from a menu once', async () => {
    const act = jest.fn();
    render(<Opened what="menu" act={act} />);
    await userEvent.setup().dblClick(screen.getByRole('menuitem', { name: 'Send again' }));
    expect(act).toHaveBeenCalledTimes(1);
  });
});
