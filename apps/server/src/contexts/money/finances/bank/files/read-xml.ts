import { Parser } from 'htmlparser2';

import { BankFileRefused } from './bank-file.ts';

/** An element, by its name without a prefix. */
export class XmlNode {
  readonly children: XmlNode[] = [];
  text = '';

  constructor(
    readonly name: string,
    readonly attributes: Readonly<Record<string, string>>,
  ) {}

  /** Returns the children of a name. */
  all(name: string): XmlNode[] {
    return this.children.filter((child) => child.name === name);
  }

  /** Returns the first element at a path. */
  find(...path: readonly string[]): XmlNode | undefined {
    const [name, ...rest] = path;
    if (name === undefined) return this;
    for (const child of this.children) {
      const found = child.name === name ? child.find(...rest) : undefined;
      if (found) return found;
    }
    return undefined;
  }
}

/** A statement of 2,000 entries has 25 levels, and about 60 elements for each entry. */
const MOST_LEVELS = 40;
const MOST_ELEMENTS = 150_000;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML as a tree. Nothing is fetched, and only the five entities of XML are known: a file that declares its own is
 * refused. @throws BankFileRefused
 */
export function readXml(text: string): XmlNode {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new BankFileRefused('broken');
  const root = new XmlNode('', {});
  const open = [root];
  let [elements, levels] = [0, 0];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        elements += 1;
        levels += 1;
        if (elements > MOST_ELEMENTS || levels > MOST_LEVELS) throw new BankFileRefused('broken');
        const node = new XmlNode(localName(name), attributes);
        open.at(-1)?.children.push(node);
        open.push(node);
      },
      ontext(part) {
        const node = open.at(-1);
        if (node) node.text += part;
      },
      onclosetag(_name, isImplied) {
        // Something that is never closed was cut off.
        if (isImplied) throw new BankFileRefused('broken');
        levels -= 1;
        open.pop();
      },
    },
    { xmlMode: true },
  );
  parser.write(text);
  parser.end();
  return root;
}
