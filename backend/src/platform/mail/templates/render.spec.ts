import { describe, expect, it } from '@jest/globals';
import type { MailContent } from './mail-content.js';
import { renderHtml, renderText } from './render.js';

const hostile = `</p><script>alert("1" + '2')</script>&`;
const content: MailContent = {
  subject: hostile,
  heading: hostile,
  paragraphs: [hostile, 'two\nlines'],
  facts: [
    [hostile, hostile],
    [hostile, '7', 'https://smash.example/?b="onclick=alert(1)'],
  ],
  action: { label: hostile, url: `https://smash.example/?a="onclick=alert(1)&b=2` },
  footer: { label: hostile, url: 'https://smash.example/?c="onclick=alert(1)' },
};

describe('renderHtml', () => {
  it('escapes every value', () => {
    const html = renderHtml(content);
    expect(html).not.toContain('<script');
    expect(html).not.toContain('"onclick');
    expect(html.match(/&lt;script&gt;/g)).toHaveLength(8);
    expect(html).toContain('href="https://smash.example/?b=&quot;onclick=alert(1)"');
    expect(html).toContain('href="https://smash.example/?a=&quot;onclick=alert(1)&amp;b=2"');
    expect(html).toContain('href="https://smash.example/?c=&quot;onclick=alert(1)"');
  });

  it('keeps line breaks', () => expect(renderHtml(content)).toContain('two<br>lines'));

  it('breaks long words, such as links, that would widen the mail', () => {
    const html = renderHtml({
      ...content,
      heading: 'Heading',
      paragraphs: ['Paragraph'],
      facts: [['a', 'Value']],
    });
    const breaking =
      /<(h1|p|td) style="[^"]*;overflow-wrap:anywhere;word-break:break-word">(Heading|Paragraph|Value)</g;
    expect(html.match(breaking)).toHaveLength(3);
  });
});

describe('renderText', () => {
  it('renders the same content as plain text', () => {
    const text = renderText({
      ...content,
      heading: 'Hello',
      paragraphs: ['One', 'Two'],
      facts: [
        ['Position', 'Rider'],
        ['Rider', '7', 'https://smash.example/jobs'],
        ['Where', 'https://call.example', 'https://call.example'],
      ],
      action: { label: 'Open', url: 'https://smash.example/x' },
      footer: { label: 'Stop', url: 'https://smash.example/stop' },
    });
    expect(text).toBe(
      'Hello\n\nOne\n\nTwo\n\nPosition: Rider\nRider: 7 (https://smash.example/jobs)\nWhere: https://call.example\n\nOpen: https://smash.example/x\n\nStop: https://smash.example/stop\n\n-- \nSmash Technology Ltd\n',
    );
  });
});
