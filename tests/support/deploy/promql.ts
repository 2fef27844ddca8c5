import { parser } from '@prometheus-io/lezer-promql';

export interface Matcher {
  label: string;
  value: RegExp;
}

export interface Selector {
  metric: string;
  matchers: Matcher[];
}

/** An expression of PromQL, with the series that it reads. */
export interface Expression {
  text: string;
  selectors: Selector[];
  /** Labels that it groups or joins by. */
  grouped: string[];
}

const ANCHORED: Record<string, (value: string) => string> = {
  '=': (value) => `^${value.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}$`,
  '=~': (value) => `^(?:${value})$`,
  '!~': (value) => `^(?!(?:${value})$)`,
};

/** @throws Error for invalid PromQL, and for the matcher `!=`, which our expressions do not use */
export function readExpression(text: string): Expression {
  const expression: Expression = { text, selectors: [], grouped: [] };
  let matcher = { label: '', operator: '' };
  parser.parse(text).iterate({
    enter({ name, from, to, node }) {
      const here = text.slice(from, to);
      if (node.type.isError) throw new Error(`no PromQL at ${from}: ${text}`);
      if (name === 'VectorSelector') expression.selectors.push({ metric: '', matchers: [] });
      const selector = expression.selectors.at(-1);
      if (name === 'Identifier' && selector) selector.metric = here;
      if (name === 'LabelName') {
        if (node.parent?.name === 'GroupingLabels') expression.grouped.push(here);
        else matcher = { label: here, operator: '' };
      }
      if (name === 'MatchOp') matcher.operator = here;
      if (name === 'StringLiteral' && selector) {
        const pattern = ANCHORED[matcher.operator];
        if (!pattern) throw new Error(`${matcher.operator} is not read here: ${text}`);
        selector.matchers.push({
          label: matcher.label,
          value: new RegExp(pattern(JSON.parse(here) as string)),
        });
      }
    },
  });
  return expression;
}
