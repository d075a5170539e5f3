import ts from 'typescript';

/** Parameters of a function, while its text is read. */
type Bound = ReadonlyMap<ts.Symbol, readonly string[]>;
const NOTHING_BOUND: Bound = new Map();
/** Of a statement that is built from several parts with variants. */
const MOST_VARIANTS = 32;

/** Reads the possible texts of an expression, if the code alone determines them. */
export class TextReader {
  constructor(private readonly checker: ts.TypeChecker) {}

  /** @returns every variant; empty when it depends on run-time values */
  read(node: ts.Expression, bound: Bound = NOTHING_BOUND): readonly string[] {
    if (ts.isStringLiteralLike(node)) return [node.text];
    if (ts.isNumericLiteral(node)) return [node.text.replaceAll('_', '')];
    if (ts.isTemplateExpression(node)) {
      return node.templateSpans.reduce<readonly string[]>(
        (texts, { expression, literal }) =>
          joined(
            texts,
            this.read(expression, bound).map((text) => text + literal.text),
          ),
        [node.head.text],
      );
    }
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
      return this.read(node.expression, bound);
    }
    if (ts.isConditionalExpression(node)) {
      return [...this.read(node.whenTrue, bound), ...this.read(node.whenFalse, bound)];
    }
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
      return joined(this.read(node.left, bound), this.read(node.right, bound));
    }
    if (ts.isCallExpression(node)) return this.readCall(node, bound);
    if (ts.isElementAccessExpression(node)) return this.readEach(node.expression, bound);
    if (ts.isIdentifier(node)) {
      const symbol = this.symbolOf(node);
      const known = symbol && bound.get(symbol);
      if (known) return known;
    }
    const initializer = this.initializerOf(node);
    const texts = initializer ? this.read(initializer, bound) : [];
    return texts.length > 0 ? texts : this.readType(node);
  }

  /** Reads a property of an object literal, also through a name. */
  property(node: ts.Expression, name: string): ts.Expression | undefined {
    const object = this.objectOf(node);
    for (const each of object?.properties ?? []) {
      if (nameOf(each.name) !== name) continue;
      if (ts.isPropertyAssignment(each)) return each.initializer;
      if (ts.isShorthandPropertyAssignment(each)) {
        const declared = this.checker.getShorthandAssignmentValueSymbol(each)?.valueDeclaration;
        return declared && ts.isVariableDeclaration(declared) ? declared.initializer : undefined;
      }
    }
    return undefined;
  }

  objectOf(node: ts.Expression): ts.ObjectLiteralExpression | undefined {
    if (ts.isObjectLiteralExpression(node)) return node;
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return this.objectOf(node.expression);
    const initializer = this.initializerOf(node);
    return initializer && this.objectOf(initializer);
  }

  /** Reads every text of a table that is indexed by a key. */
  private readEach(node: ts.Expression, bound: Bound): readonly string[] {
    return (this.objectOf(node)?.properties ?? []).flatMap((each) =>
      ts.isPropertyAssignment(each) ? this.read(each.initializer, bound) : [],
    );
  }

  private readCall({ expression, arguments: given }: ts.CallExpression, bound: Bound): readonly string[] {
    const [first] = given;
    if (ts.isIdentifier(expression) && expression.text === 'String' && first) return this.read(first, bound);
    const declared = this.declarationOf(expression);
    const made = declared && ts.isVariableDeclaration(declared) ? declared.initializer : declared;
    if (!made || !(ts.isArrowFunction(made) || ts.isFunctionDeclaration(made))) return [];
    const inside = new Map(bound);
    for (const [at, parameter] of made.parameters.entries()) {
      const symbol = ts.isIdentifier(parameter.name) ? this.symbolOf(parameter.name) : undefined;
      const argument = given[at] ?? parameter.initializer;
      if (symbol && argument) inside.set(symbol, this.read(argument, bound));
    }
    const result = resultOf(made);
    return result ? this.read(result, inside) : [];
  }

  /** Reads a union of literals from its type. */
  private readType(node: ts.Expression): readonly string[] {
    const type = this.checker.getTypeAtLocation(node);
    const each = type.isUnion() ? type.types : [type];
    return each.every((one) => one.isStringLiteral()) ? each.map(({ value }) => value) : [];
  }

  private initializerOf(node: ts.Expression): ts.Expression | undefined {
    const declared = this.declarationOf(node);
    if (!declared) return undefined;
    return ts.isVariableDeclaration(declared) || ts.isPropertyAssignment(declared) ? declared.initializer : undefined;
  }

  private declarationOf(node: ts.Expression): ts.Declaration | undefined {
    return this.symbolOf(node)?.valueDeclaration;
  }

  private symbolOf(node: ts.Node): ts.Symbol | undefined {
    const symbol = this.checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }
}

const joined = (heads: readonly string[], tails: readonly string[]): readonly string[] =>
  heads.flatMap((head) => tails.map((tail) => head + tail)).slice(0, MOST_VARIANTS);

const nameOf = (name: ts.PropertyName | undefined): string | undefined =>
  name && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) ? name.text : undefined;

function resultOf({ body }: ts.ArrowFunction | ts.FunctionDeclaration): ts.Expression | undefined {
  if (!body || !ts.isBlock(body)) return body;
  const [only] = body.statements;
  return body.statements.length === 1 && only && ts.isReturnStatement(only) ? only.expression : undefined;
}
