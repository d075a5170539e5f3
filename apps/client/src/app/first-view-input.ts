type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input[name]:not([type=checkbox], [type=radio]), textarea[name], select[name]';

/**
 * Remembers what people type and choose in the first view while the code of the page is on its way, and have typed before.
 * @returns a function that gives it, and the focus, to the fields that have taken their place
 */
export function watchFirstView(root: HTMLElement): () => void {
  const before = new Map([...root.querySelectorAll<Field>(FIELDS)].map((field) => [field.name, field]));
  let focused = root.querySelector<HTMLElement>(':focus');
  const shown = [...root.children];
  const focus = ({ target }: Event): void => {
    // Not what the new page focuses by itself.
    if (target instanceof HTMLElement && shown.some((each) => each.contains(target))) focused = target;
  };
  root.addEventListener('focusin', focus);
  return () => {
    root.removeEventListener('focusin', focus);
    for (const field of root.querySelectorAll<Field>(FIELDS)) {
      const old = before.get(field.name);
      if (old !== undefined && isChanged(old)) setValue(field, old.value);
    }
    if (focused !== null && !focused.isConnected) moveFocus(root, focused);
  };
}

const isChanged = (field: Field): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some((option) => option.selected !== option.defaultSelected)
    : field.value !== field.defaultValue;

/** Sets a value as if it were typed or chosen, so that React finds out. */
function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

function moveFocus(root: HTMLElement, from: HTMLElement): void {
  const to = [...root.querySelectorAll<HTMLElement>('a, button, input, select, textarea')].find((each) =>
    isSame(each, from),
  );
  to?.focus({ preventScroll: true });
  if (!isText(to) || !isText(from)) return;
  // Not every kind of field has a selection.
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

const isText = (element: HTMLElement | undefined): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

function isSame(one: HTMLElement, other: HTMLElement): boolean {
  if (one.tagName !== other.tagName) return false;
  const name = one.getAttribute('name');
  if (name !== null) return name === other.getAttribute('name');
  return one.textContent === other.textContent && one.getAttribute('href') === other.getAttribute('href');
}
