import { compileMessage } from './compile.ts';
import type { Message, Part } from './format.ts';

/** What a text of the pseudo-language begins and ends with. */
export const MARKS = ['⟦', '⟧'] as const;

const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('aceinouyACEINOUY', (letter, at) => [letter, Array.from('áçéíñóúýÁÇÉÍÑÓÚÝ')[at] ?? letter]),
);

const isAddress = (word: string): boolean => /[@/\d]/.test(word);

function stretchedWord(word: string): string {
  const accented = Array.from(word, (letter) => ACCENTED[letter] ?? letter).join('');
  return word.length < 3 ? accented : accented + '·'.repeat(Math.ceil(word.length / 3));
}

/** Makes words a third longer, as they are in longer languages, and recognisable. */
const stretched = (text: string): string =>
  text.replaceAll(/\S+/g, (piece) => (isAddress(piece) ? piece : piece.replaceAll(/\p{L}[\p{L}’]*/gu, stretchedWord)));

const stretchedPart = (part: Part): Part => {
  if (typeof part === 'string') return stretched(part);
  if (part.length === 1) return part;
  const [name, kind, cases] = part;
  return [
    name,
    kind,
    Object.fromEntries(Object.entries(cases).map(([key, inside]) => [key, stretchedMessage(inside)])),
  ];
};

/** Values in a message that is one text keep their names. */
const stretchedMessage = (message: Message): Message =>
  typeof message === 'string'
    ? message
        .split(/(\{\w+\})/)
        .map((piece, at) => (at % 2 === 1 ? piece : stretched(piece)))
        .join('')
    : message.map(stretchedPart);

/**
 * Compiles a text to the pseudo-language: English between marks, with accents and a third longer. What a screen shows
 * without marks is in no catalogue, and what doesn't fit in it won't fit in other languages.
 */
export function pseudoMessage(text: string): Message {
  const message = stretchedMessage(compileMessage(text));
  const [begin, end] = MARKS;
  return typeof message === 'string' ? `${begin}${message}${end}` : [begin, ...message, end];
}
