import { render, screen } from '@testing-library/react';

import { Confirmation } from './confirmation.tsx';

describe('a confirmation', () => {
  const intoView = jest.fn();
  beforeEach(() => {
    Object.defineProperty(Element.prototype, 'scrollIntoView', { value: intoView, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    intoView.mockReset();
  });

  it('scrolls into view and takes the focus after the action it confirms', () => {
    render(<Confirmation isNew>You have signed.</Confirmation>);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(intoView).toHaveBeenCalledTimes(1);
  });

  it("doesn't scroll when the page is opened later", () => {
    render(<Confirmation isNew={false}>You have signed.</Confirmation>);
    expect(screen.getByRole('alert')).not.toHaveFocus();
    expect(intoView).not.toHaveBeenCalled();
  });
});
