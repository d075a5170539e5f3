import { focusRegion } from './focus.ts';

function aPage() {
  document.body.innerHTML = `
    <main><p>The page</p></main>
    <div role="dialog" aria-label="Search"><input /><section>Found</section></div>`;
  const find = (selector: string): HTMLElement => {
    const element = document.querySelector<HTMLElement>(selector);
    if (element === null) throw new Error(`no ${selector}`);
    return element;
  };
  return { page: find('main'), field: find('input'), found: find('section') };
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('focusing a region', () => {
  it('makes it focusable and focuses it', () => {
    const { page } = aPage();
    focusRegion(page);
    expect(page).toHaveFocus();
    expect(page.tabIndex).toBe(-1);
  });

  it('leaves the focus in a dialog that lies over it, where the reader may be typing', () => {
    const { page, field } = aPage();
    field.focus();
    focusRegion(page);
    expect(field).toHaveFocus();
  });

  it('moves the focus within a dialog', () => {
    const { field, found } = aPage();
    field.focus();
    focusRegion(found);
    expect(found).toHaveFocus();
  });
});
