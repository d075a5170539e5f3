import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import ts from 'typescript';

import { TextReader } from './read-text.ts';

/** A database call, with everything that is known of it without running it. */
export interface FoundStatement {
  /** `contexts/living/notes/notes.repository.ts:12` */
  readonly place: string;
  /** Empty when the text depends on run-time values. */
  readonly texts: readonly string[];
  /** Columns that the caller expects, with the types of their values; null without a row type. */
  readonly row: ReadonlyMap<string, Kind> | null;
}

/** The TypeScript type of a column's value; `other` is not checked further. */
export type Kind = 'string' | 'number' | 'boolean' | 'Date' | 'other';

const METHODS = new Set(['query', 'execute', 'statement', 'page']);
const SERVER = join(import.meta.dirname, '../../..');
const SOURCE = join(SERVER, 'src');

export function collectStatements(): FoundStatement[] {
  const config = ts.parseJsonConfigFileContent(
    ts.parseConfigFileTextToJson('tsconfig.json', readFileSync(join(SERVER, 'tsconfig.json'), 'utf8')).config,
    ts.sys,
    SERVER,
  );
  const files = config.fileNames.filter((name) => name.startsWith(SOURCE) && !name.endsWith('.spec.ts'));
  const program = ts.createProgram(files, { ...config.options, noEmit: true });
  const checker = program.getTypeChecker();
  const reader = new TextReader(checker);
  const found: FoundStatement[] = [];
  for (const file of program.getSourceFiles().filter(({ fileName }) => files.includes(fileName))) {
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && isOfDatabase(node, checker)) found.push(statement(node, file, reader, checker));
      if (ts.isVariableDeclaration(node) && isPrepared(node)) found.push(...prepared(node, file, reader));
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
}

/** `const ONE: Statement = …`, wherever it runs. */
function isPrepared({ type }: ts.VariableDeclaration): boolean {
  return type !== undefined && ts.isTypeReferenceNode(type) && type.typeName.getText() === 'Statement';
}

function prepared(node: ts.VariableDeclaration, file: ts.SourceFile, reader: TextReader): FoundStatement[] {
  const texts = node.initializer ? textsOf('statement', node.initializer, reader) : [];
  return texts.length > 0 ? [{ place: placeOf(node, file), texts, row: null }] : [];
}

function placeOf(node: ts.Node, file: ts.SourceFile): string {
  const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
  return `${relative(SOURCE, file.fileName)}:${String(line)}`;
}

function isOfDatabase({ expression }: ts.CallExpression, checker: ts.TypeChecker): boolean {
  if (!ts.isPropertyAccessExpression(expression) || !METHODS.has(expression.name.text)) return false;
  return (
    expression.expression.kind !== ts.SyntaxKind.ThisKeyword &&
    checker.getTypeAtLocation(expression.expression).symbol.name === 'Database'
  );
}

function statement(
  node: ts.CallExpression,
  file: ts.SourceFile,
  reader: TextReader,
  checker: ts.TypeChecker,
): FoundStatement {
  const [rowType] = node.typeArguments ?? [];
  const [asked] = node.arguments;
  const method = ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : '';
  return {
    place: placeOf(node, file),
    texts: asked ? textsOf(method, asked, reader) : [],
    row: rowType ? rowOf(checker.getTypeFromTypeNode(rowType), checker) : null,
  };
}

function textsOf(method: string, asked: ts.Expression, reader: TextReader): readonly string[] {
  if (method === 'page') return pagesOf(asked, reader);
  if (method !== 'statement') return reader.read(asked);
  const text = reader.property(asked, 'text');
  return text ? reader.read(text) : [];
}

/** A list with all of its filters. */
function pagesOf(list: ts.Expression, reader: TextReader): readonly string[] {
  const textOf = (node: ts.Expression | undefined): string | undefined => (node ? reader.read(node)[0] : undefined);
  const [select, from] = [textOf(reader.property(list, 'select')), textOf(reader.property(list, 'from'))];
  if (select === undefined || from === undefined) return [];
  let number = Math.max(0, ...[...`${select} ${from}`.matchAll(/\$(\d+)/g)].map(([, at]) => Number(at)));
  const where = reader.property(list, 'where');
  const conditions = ((where && reader.objectOf(where)?.properties) ?? []).flatMap((each) => {
    if (!ts.isPropertyAssignment(each)) return [];
    const { name } = each;
    const text = ts.isComputedPropertyName(name) ? textOf(name.expression) : textOf(literal(name));
    if (text === undefined) return [];
    number += text.includes('?') ? 1 : 0;
    return [`(${text.replaceAll('?', `$${String(number)}`)})`];
  });
  const page = `SELECT ${select} FROM ${from} WHERE ${['true', ...conditions].join(' AND ')}`;
  const then = reader.property(list, 'thenSelect');
  if (!then) return [page];
  const part = (name: string): string => textOf(reader.property(then, name)) ?? '';
  return [`SELECT ${part('columns')} FROM (${page}) ${part('as')} ${part('join')}`];
}

const literal = (name: ts.PropertyName): ts.Expression | undefined => (ts.isStringLiteralLike(name) ? name : undefined);

function rowOf(type: ts.Type, checker: ts.TypeChecker): ReadonlyMap<string, Kind> | null {
  if (type.getStringIndexType()) return null; // any columns
  return new Map(
    checker.getPropertiesOfType(type).map((property) => {
      const value = checker.getNonNullableType(checker.getTypeOfSymbol(property));
      return [property.name, kindOf(value)];
    }),
  );
}

function kindOf(type: ts.Type): Kind {
  const each = type.isUnion() ? type.types : [type];
  const all = (flag: ts.TypeFlags): boolean => each.every(({ flags }) => (flags & flag) !== 0);
  if (all(ts.TypeFlags.StringLike)) return 'string';
  if (all(ts.TypeFlags.NumberLike)) return 'number';
  if (all(ts.TypeFlags.BooleanLike)) return 'boolean';
  return type.getSymbol()?.name === 'Date' ? 'Date' : 'other';
}
