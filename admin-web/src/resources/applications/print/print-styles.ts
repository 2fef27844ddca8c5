/** The look of the printed summary: black on white whatever the portal's theme is, one column of facts. */
export const PRINT_STYLES = `
  @page { margin: 18mm; }
  :root { color-scheme: light; }
  body { background: #fff; color: #1f160f; font: 11pt/1.5 "Public Sans", system-ui, sans-serif; margin: 24px; }
  main { margin: auto; max-width: 46rem; }
  h1 { font-size: 20pt; letter-spacing: -0.02em; line-height: 1.15; margin: 0; }
  h2 { border-bottom: 1px solid #877f76; break-after: avoid; font-size: 12pt; margin: 1.4rem 0 0.5rem; }
  p { margin: 0 0 0.25rem; }
  dl { display: grid; gap: 0.25rem 1rem; grid-template-columns: 10rem 1fr; margin: 0; }
  dt { color: #5e534a; }
  dd { margin: 0; white-space: pre-line; }
  dd, .letter, h1 { overflow-wrap: anywhere; }
  .letter { white-space: pre-wrap; }
`;
