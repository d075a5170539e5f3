import { parser } from '@prometheus-io/lezer-promql';

/** What an expression of PromQL reads. */
export interface Expression {
  readonly isValid: boolean;
  readonly metrics: readonly string[];
  /** Labels that it selects or groups by. */
  readonly labels: readonly string[];
}

/** Parses an expression with the grammar of Prometheus. */
export function parseExpression(text: string): Expression {
  const [metrics, labels]: [string[], string[]] = [[], []];
  let isValid = text.trim() !== '';
  parser.parse(text).iterate({
    enter: ({ type, node, from, to }) => {
      if (type.isError) isValid = false;
      if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector') metrics.push(text.slice(from, to));
      if (type.name === 'LabelName') labels.push(text.slice(from, to));
    },
  });
  return { isValid, metrics, labels };
}
