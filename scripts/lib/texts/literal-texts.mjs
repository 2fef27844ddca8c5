/** What programs read: styles, addresses, keys of a keyboard, names of headers and errors, marks of a page. */
const technical = [
  /^(?:ASC|DESC|RaStore¤\.)$|^(?:input:|p br |p\[)/,
  /^(?:Arrow\w+|Enter|Escape|Tab|Home|End|Shift|Bearer ¤)$/,
  /^[A-Z][A-Za-z]*(?:-[A-Z][A-Za-z]*)+$|^Authorization$/,
  /^[a-z]*:?\/|^[#?]|^[A-Z]\w+Exception$/,
  /\d(?:px|fr|vh|dvh|rem|em|deg|s)\b|¤(?:px|s| ms)\b|\b(?:repeat|minmax|calc|var|max|min|rotate|translate)\(|^[^\p{L}\d¤“]|¤-/u,
  /^no(?:opener|referrer) |^[a-z]+ (?:mandatory|proximity)$|^auto !|^auto \w|^span \d|^max-content |\binherit$/,
];

/** Attributes and properties that only programs read. */
const technicalNames =
  /^(?:sx|style|grid[A-Z]\w*|font\w*|d|rel|path|to|href|target|className|viewBox|source|resource|key|queryKey|transform|noun|rows)$/;

/** Calls whose arguments never reach a screen, and those that translate them. */
const technicalCalls =
  /^(?:t|rich|tFrom|console\.\w+|document\.\w+|.*\.(?:startsWith|endsWith|replaceAll|matches|closest))$/;

const reads = (text) =>
  (/^[A-Z“][\p{L}’']+/u.test(text) ||
    /^[A-Z]{2,}s?\b/.test(text) ||
    /\p{L}{2,}[,.;:]? [^ ]|[^ ] \p{L}{2,}/u.test(text)) &&
  !technical.some((pattern) => pattern.test(text));

/**
 * Finds texts that people read but no translation replaces: in a component or a constant, and not given to `t`
 * (docs/languages.md).
 * @param {typeof import('typescript')} ts
 * @param {import('typescript').SourceFile} sourceFile
 * @returns {Generator<{ node: import('typescript').Node, text: string }>}
 */
export function* literalTexts(ts, sourceFile) {
  const isTechnical = (node) =>
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isTypeNode(node) ||
    // Names of errors, and messages for developers.
    ts.isPropertyDeclaration(node) ||
    (ts.isNewExpression(node) && /^(?:\w*Error|Set)$/.test(node.expression.getText(sourceFile))) ||
    (ts.isJsxElement(node) && node.openingElement.tagName.getText(sourceFile) === 'code') ||
    (ts.isCallExpression(node) && technicalCalls.test(node.expression.getText(sourceFile))) ||
    ((ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) &&
      technicalNames.test(node.name.getText(sourceFile)));

  /** @type {import('typescript').Node[]} */
  const nodes = [sourceFile];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if (isTechnical(node)) continue;
    if (ts.isJsxText(node)) {
      if (/\p{L}{2}|\b[a-zA-Z]\b/u.test(node.text))
        yield { node, text: node.text.trim().replace(/\s+/g, ' ') };
    } else if (ts.isStringLiteralLike(node)) {
      if (reads(node.text)) yield { node, text: node.text };
    } else if (ts.isTemplateExpression(node)) {
      const text = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('¤');
      if (reads(text)) yield { node, text };
      nodes.push(...node.templateSpans.map(({ expression }) => expression).reverse());
      continue;
    }
    nodes.push(...childrenOf(ts, node).reverse());
  }
}

function childrenOf(ts, node) {
  const children = [];
  ts.forEachChild(node, (child) => void children.push(child));
  return children;
}
