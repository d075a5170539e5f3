type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select';

const HEARD = ['focusin', 'click', 'submit'] as const;

/** What a person asked of the first view, which only the app can do. */
type Request = { readonly press: HTMLButtonElement } | { readonly send: HTMLFormElement };

/**
 * Remembers what people type, choose and press in the first view while the code of the page is on its way, and have typed
 * before.
 * @returns a function that gives it, and the focus, to what has taken the place of the first view
 */
export function watchFirstView(root: HTMLElement): () => void {
  const before = new Map([...root.querySelectorAll<Field>(FIELDS)].map((field) => [nameOf(field), field]));
  let focused = root.querySelector<HTMLElement>(':focus');
  let request: Request | null = null;
  const shown = [...root.children];
  const hear = ({ type, target }: Event): void => {
    // Not what the new page focuses or sends by itself.
    if (!(target instanceof Element) || !shown.some((each) => each.contains(target))) return;
    const button = target.closest('button');
    if (type === 'focusin' && target instanceof HTMLElement) focused = target;
    if (type === 'submit' && target instanceof HTMLFormElement) request = { send: target };
    if (type === 'click' && button !== null && !sendsForm(button)) request = { press: button };
  };
  for (const type of HEARD) root.addEventListener(type, hear);
  return () => {
    for (const type of HEARD) root.removeEventListener(type, hear);
    for (const field of root.querySelectorAll<Field>(FIELDS)) {
      const old = before.get(nameOf(field));
      if (old !== undefined && isChanged(old)) setValue(field, old.value);
    }
    if (focused !== null && !focused.isConnected) moveFocus(root, focused);
    const asked = request;
    // Once the fields know what was typed.
    if (asked !== null) setTimeout(() => repeat(root, asked));
  };
}

const sendsForm = ({ type, form }: HTMLButtonElement): boolean => type === 'submit' && form !== null;

let move: () => void = () => undefined;

/** The input of the first view of this window, watched from its beginning to where the app takes over. */
export const firstViewInput = {
  watch(): void {
    const root = document.getElementById('root');
    if (root !== null) move = watchFirstView(root);
  },
  move: (): void => {
    move();
  },
};

/** What tells a field from others: its name, or else what it is called on the page. */
const nameOf = (field: Field): string =>
  field.name || (field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '');

const isChanged = (field: Field): boolean =>
  field instanceof HTMLSelectElement
    ? field.selectedIndex !== defaultIndexOf(field)
    : field.value !== field.defaultValue;

/** The browser chooses the first option if none says that it is the one. */
const defaultIndexOf = ({ options }: HTMLSelectElement): number =>
  Math.max(
    0,
    [...options].findLastIndex(({ defaultSelected }) => defaultSelected),
  );

/** Sets a value as if it were typed or chosen, so that React finds out. */
function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

function repeat(root: HTMLElement, request: Request): void {
  if ('press' in request) counterpartOf(root, request.press)?.click();
  else {
    const [first] = request.send.querySelectorAll<Field>(FIELDS);
    const field = first === undefined ? undefined : counterpartOf(root, first);
    if (field !== undefined && 'form' in field) field.form?.requestSubmit();
  }
}

function moveFocus(root: HTMLElement, from: HTMLElement): void {
  const to = counterpartOf(root, from);
  to?.focus({ preventScroll: true });
  if (!isText(to) || !isText(from)) return;
  // Not every kind of field has a selection.
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

const isText = (element: HTMLElement | undefined): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Returns what has taken the place of a control. */
const counterpartOf = <Control extends HTMLElement>(root: HTMLElement, control: Control): Control | undefined =>
  [...root.querySelectorAll<HTMLElement>('a, button, input, select, textarea')].find((each): each is Control =>
    isSame(each, control),
  );

function isSame(one: HTMLElement, other: HTMLElement): boolean {
  if (one.tagName !== other.tagName) return false;
  if (isField(one) && isField(other)) return nameOf(one) === nameOf(other);
  return (
    one.textContent === other.textContent &&
    ['href', 'aria-label'].every((attribute) => one.getAttribute(attribute) === other.getAttribute(attribute))
  );
}

const isField = (element: HTMLElement): element is Field => element.matches('input, textarea, select');
