import { Fragment, type ReactNode } from 'react';
import { i18nProvider } from './i18n-provider';

/**
 * A text of the portal with parts that are more than words: `%{link}` stands where the node of that name is drawn. A
 * language may have them in another order.
 */
export function rich(text: string, nodes: Record<string, ReactNode>): ReactNode {
  const pieces = i18nProvider.translate(text, {}).split(/%\{(\w+)\}/);
  // Names stand between the pieces of plain text, at odd indexes.
  return pieces.map((piece, index) => (
    <Fragment key={index}>{index % 2 === 0 ? piece : nodes[piece]}</Fragment>
  ));
}
