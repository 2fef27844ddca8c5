import { COMPANY } from '@smash/contract';
import { escapeHtml } from '../../text/escape-html.js';
import type { Fact, MailContent } from './mail-content.js';

const withBreaks = (value: string) => escapeHtml(value).replace(/\n/g, '<br>');

/** The brand's colours, as literals because mail programs do not support custom properties. */
const INK = '#1c1917';
const PAPER = '#fdf9f2';
const BRAND = '#b42318';
const FONT = "font-family:'Public Sans',Helvetica,Arial,sans-serif";

/**
 * Breaks words longer than a line, such as links: otherwise a table is as wide as its longest word. Older programs only
 * know the second property.
 */
const BREAKS = 'overflow-wrap:anywhere;word-break:break-word';

function factsTable(facts: readonly Fact[]): string {
  const rows = facts.map(
    ([label, value, url]) =>
      `<tr><th align="left" style="padding:6px 16px 6px 0;font-weight:600;vertical-align:top">${url ? link(label, url) : escapeHtml(label)}</th>` +
      `<td style="padding:6px 0;${BREAKS}">${withBreaks(value)}</td></tr>`,
  );
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${rows.join('')}</table>`;
}

const link = (label: string, url: string) =>
  `<a href="${escapeHtml(url)}" style="color:${BRAND}">${escapeHtml(label)}</a>`;

function button({ label, url }: NonNullable<MailContent['action']>): string {
  return (
    `<p style="margin:0 0 20px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;` +
    `border-radius:999px;background:${BRAND};color:#ffffff;font-weight:600;text-decoration:none">` +
    `${escapeHtml(label)}</a></p>`
  );
}

/** Lays a mail out as HTML in the company's look; every value is escaped. */
export function renderHtml({ subject, heading, paragraphs, facts, action, footer }: MailContent): string {
  const body = [
    ...paragraphs.map((text) => `<p style="margin:0 0 16px;${BREAKS}">${withBreaks(text)}</p>`),
    ...(facts ? [factsTable(facts)] : []),
    ...(action ? [button(action)] : []),
  ];
  return `<!doctype html>
<html lang="en-NG">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:${PAPER};color:${INK};${FONT};font-size:16px;line-height:1.55">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 16px;font-weight:700;color:${BRAND}">${escapeHtml(COMPANY.name)}</p>
<div style="padding:28px;border-radius:16px;background:#ffffff">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;${BREAKS}">${escapeHtml(heading)}</h1>
${body.join('\n')}
</div>
<p style="margin:16px 0 0;font-size:13px;color:#57534e">${escapeHtml(COMPANY.legalName)}${footer ? `<br>${link(footer.label, footer.url)}` : ''}</p>
</div>
</body>
</html>
`;
}

const factLine = ([label, value, url]: Fact): string =>
  `${label}: ${value}${url && !value.includes(url) ? ` (${url})` : ''}`;

/** Lays the same mail out as plain text. */
export function renderText({ heading, paragraphs, facts = [], action, footer }: MailContent): string {
  const parts = [heading, ...paragraphs];
  if (facts.length > 0) parts.push(facts.map(factLine).join('\n'));
  if (action) parts.push(`${action.label}: ${action.url}`);
  if (footer) parts.push(`${footer.label}: ${footer.url}`);
  parts.push(`-- \n${COMPANY.legalName}`);
  return `${parts.join('\n\n')}\n`;
}
