import compile from 'icu-minify/compile';

import { type Message, ORDINAL, type Part, PLURAL, SELECT } from './format.ts';

/** How the library writes the number sign of a plural. */
const NUMBER_SIGN = 0;
const KINDS: ReadonlySet<unknown> = new Set([SELECT, PLURAL, ORDINAL]);

type Node = Exclude<ReturnType<typeof compile>, string>[number];

/** @param counted the value of the plural around it, for which the number sign stands */
function partOf(node: Node, counted: string | undefined): Part {
  if (typeof node === 'string') return node;
  if (node === NUMBER_SIGN) return [counted ?? ''];
  const [name, kind, cases] = node;
  if (kind === undefined) return [name];
  if (!KINDS.has(kind)) throw new SyntaxError(`{${name}} is neither a value nor a choice. Format it before.`);
  const within = kind === SELECT ? counted : name;
  const compiled = Object.entries(cases as Readonly<Record<string, Node | Node[]>>).map(([key, inside]) => [
    key,
    smallest(isList(inside) ? inside.map((part) => partOf(part, within)) : [partOf(inside, within)]),
  ]);
  return [name, kind as number, Object.fromEntries(compiled) as Record<string, Message>];
}

/** A case is one piece, or a list of them. */
const isList = (inside: Node | Node[]): inside is Node[] => Array.isArray(inside);

const asText = (part: Part): string => (typeof part === 'string' ? part : `{${part[0]}}`);

/** Nothing but values is smallest as a text with their names, unless its plain text looks like one. */
function smallest(parts: readonly Part[]): Message {
  const isText = parts.every((part) => (typeof part === 'string' ? !part.includes('{') : part.length === 1));
  return isText ? parts.map(asText).join('') : parts;
}

/**
 * Compiles a text in ICU MessageFormat to data: values, `select`, `plural` and `selectordinal`. Dates and numbers are
 * formatted before. @throws SyntaxError for a text that isn't well-formed, or that needs more
 */
export function compileMessage(text: string): Message {
  const compiled = compile(text);
  return smallest(typeof compiled === 'string' ? [compiled] : compiled.map((node) => partOf(node, undefined)));
}
