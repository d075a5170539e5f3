import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { TippedButton } from './tipped-button.tsx';

const press = jest.fn();
const renderButton = (): HTMLElement => {
  render(<TippedButton label="People" icon="P" onClick={press} />);
  return screen.getByRole('button', { name: 'People' });
};

describe('a button that is an icon', () => {
  it('says what it does to whoever points at it, for as long as they do', async () => {
    const button = renderButton();
    expect(screen.queryByText('People')).not.toBeInTheDocument();
    await userEvent.hover(button);
    expect(screen.getByText('People')).toBeInTheDocument();
    await userEvent.unhover(button);
    expect(screen.queryByText('People')).not.toBeInTheDocument();
  });

  it('says it no longer after Escape', async () => {
    await userEvent.hover(renderButton());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('People')).not.toBeInTheDocument();
  });

  it('does it, and says it no longer', async () => {
    await userEvent.click(renderButton());
    expect(press).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('People')).not.toBeInTheDocument();
  });
});
