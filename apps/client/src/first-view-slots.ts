/**
 * Makes a Mustache template of a drawn first view, which the server fills. What is filled is marked in the components:
 *
 * - `data-slot="rent"` has `rent` as its text,
 * - `data-slot-href="rent"`, `data-slot-src="rent"` and others have it as an attribute,
 * - `data-slot-if="rent"` is there if there is one,
 * - `data-slot-each="rooms"` is there once for each of them, with its own slots.
 *
 * @see https://mustache.github.io/mustache.5.html
 */
export function makeTemplate(view: HTMLElement): void {
  for (const element of view.querySelectorAll('[data-slot]')) element.textContent = hole(element, 'data-slot');
  for (const [attribute, marked] of ATTRIBUTES)
    for (const element of view.querySelectorAll(`[${marked}]`)) element.setAttribute(attribute, hole(element, marked));
  for (const element of view.querySelectorAll('[data-slot-if]')) enclose(element, 'data-slot-if');
  for (const first of view.querySelectorAll('[data-slot-each]')) {
    if (!first.isConnected) continue;
    const name = first.getAttribute('data-slot-each') ?? '';
    for (const other of [...(first.parentElement?.children ?? [])].filter(
      (each) => each !== first && each.getAttribute('data-slot-each') === name,
    ))
      other.remove();
    enclose(first, 'data-slot-each');
  }
}

const ATTRIBUTES = [
  ['href', 'data-slot-href'],
  ['src', 'data-slot-src'],
  ['alt', 'data-slot-alt'],
  ['aria-label', 'data-slot-label'],
  ['loading', 'data-slot-loading'],
  ['fetchpriority', 'data-slot-priority'],
] as const;

function hole(element: Element, marked: string): string {
  const name = element.getAttribute(marked) ?? '';
  element.removeAttribute(marked);
  return `{{${name}}}`;
}

function enclose(element: Element, marked: string): void {
  const name = element.getAttribute(marked) ?? '';
  element.removeAttribute(marked);
  element.setAttribute('data-filled', '');
  element.before(`{{#${name}}}`);
  element.after(`{{/${name}}}`);
}
