import { watchFirstView } from './first-view-input.ts';

const FORM = `<main><a href="/forgot-password">Forgot?</a><form>
  <input name="email" type="text"><input name="password" type="password">
  <select name="account_type"><option value="roomie" selected>Roomie</option><option value="homeowner">Homeowner</option></select>
  <button>Sign in</button></form></main>`;

let root: HTMLElement;

beforeEach(() => {
  root = document.createElement('div');
  root.innerHTML = FORM;
  document.body.append(root);
});
afterEach(() => {
  root.remove();
});

const field = (name: string): HTMLInputElement => {
  const found = root.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (found === null) throw new Error(`There is no field "${name}".`);
  return found;
};
const type = (name: string, value: string): void => {
  field(name).value = value;
};

it('moves what was typed and chosen into the fields that take their place, which find out', () => {
  type('email', 'rosa@demo.test');
  const move = watchFirstView(root);
  type('account_type', 'homeowner');
  root.innerHTML = FORM;
  const heard: string[] = [];
  root.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name));
  move();
  expect(field('email').value).toBe('rosa@demo.test');
  expect(field('account_type').value).toBe('homeowner');
  expect(heard).toEqual(['email', 'account_type']);
});

it('knows fields without a name by their label', () => {
  const filters = '<main><label>City<input></label><label>Rent up to<input></label></main>';
  root.innerHTML = filters;
  const move = watchFirstView(root);
  const inputs = () => [...root.querySelectorAll('input')];
  for (const input of inputs().slice(1)) input.value = '100';
  root.innerHTML = filters;
  move();
  expect(inputs().map(({ value }) => value)).toEqual(['', '100']);
});

it('leaves fields alone that nobody touched', () => {
  const move = watchFirstView(root);
  root.innerHTML = FORM.replace('name="email"', 'name="email" value="remembered"');
  move();
  expect(field('email').value).toBe('remembered');
});

it('leaves a choice alone that nobody made, also where the first view marks none', () => {
  const choice =
    '<main><label>Language<select><option>English</option><option>Deutsch</option></select></label></main>';
  root.innerHTML = choice;
  const move = watchFirstView(root);
  root.innerHTML = choice.replace('<option>D', '<option selected>D');
  move();
  expect(root.querySelector('select')?.value).toBe('Deutsch');
});

it('moves the focus and the place in the text, also when the new page has focused something else', () => {
  const move = watchFirstView(root);
  field('password').focus();
  type('password', 'secret');
  field('password').setSelectionRange(2, 4);
  root.innerHTML = FORM;
  field('email').focus();
  move();
  expect(document.activeElement).toBe(field('password'));
  expect([field('password').selectionStart, field('password').selectionEnd]).toEqual([2, 4]);
});

it('finds a link again by where it leads', () => {
  const move = watchFirstView(root);
  root.querySelector('a')?.focus();
  root.innerHTML = FORM;
  move();
  expect(document.activeElement).toBe(root.querySelector('a'));
});

it('does not move the focus when nothing had it', () => {
  const move = watchFirstView(root);
  root.innerHTML = FORM;
  field('email').focus();
  move();
  expect(document.activeElement).toBe(field('email'));
});

describe('what was asked of the first view', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    root.innerHTML = FORM.replace('</form>', '<button type="button" aria-label="Show the password"></button></form>');
    for (const form of root.querySelectorAll('form')) form.setAttribute('method', 'dialog');
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** The page that takes the place of the first view. @returns what it was told */
  function takeOver(move: () => void): string[] {
    root.innerHTML = root.innerHTML.replace(' method="dialog"', '');
    const heard: string[] = [];
    root.addEventListener('submit', (event) => {
      event.preventDefault();
      heard.push(`sent ${field('email').value}`);
    });
    root.addEventListener('click', ({ target }) => {
      const label = (target as HTMLElement).getAttribute('aria-label');
      if (label !== null) heard.push(label);
    });
    move();
    jest.advanceTimersByTime(1);
    return heard;
  }

  it('is sent once the page has what was typed', () => {
    const move = watchFirstView(root);
    type('email', 'rosa@demo.test');
    // jsdom closes no dialog, and so sends no form that is meant for one.
    for (let time = 0; time < 2; time += 1)
      root.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }));
    expect(takeOver(move)).toEqual(['sent rosa@demo.test']);
  });

  it('is pressed on the button that took its place', () => {
    const move = watchFirstView(root);
    root.querySelector<HTMLElement>('[aria-label]')?.click();
    expect(takeOver(move)).toEqual(['Show the password']);
  });

  it('is nothing if nothing was pressed', () => {
    const move = watchFirstView(root);
    type('email', 'rosa@demo.test');
    expect(takeOver(move)).toEqual([]);
  });
});
