import type { CampaignWords } from '#contract/console/campaigns/campaigns';
import { renderCampaign } from './campaign-renderer';

const PAGE = 'https://dates.example/unsubscribe?email=a%40b.c&type=marketing';
const render = (markdown: string, firstName = 'Zoë', words: Partial<CampaignWords> = {}) =>
  renderCampaign(
    { subject: 'News', preview: 'A line.', mailKind: 'marketing', ...words, markdown },
    firstName,
    PAGE,
  );

describe('a campaign email', () => {
  it('has HTML and plain text made from the same Markdown', () => {
    const { html, text } = render(
      '# Hello\n\nA *good* day:\n\n- one\n- two\n\n3. three\n\n> quoted\n\n---\n\nSee [us](https://a.example/x?a=1&b=2).',
    );
    expect(html).toMatch(/<h1[^>]*>Hello<\/h1>/);
    expect(html).toMatch(/<li>one<\/li>/);
    expect(html).toMatch(/<a href="https:\/\/a\.example\/x\?a=1&amp;b=2"[^>]*>us<\/a>/);
    expect(text).toMatch(
      /^Hello\n\nA good day:\n\n- one\n\n- two\n\n3\. three\n\n> quoted\n\n----\n\nSee us \(https:\/\/a\.example\/x\?a=1&b=2\)\./,
    );
  });

  it('keeps nested lists, numbering and code readable in plain text', () => {
    const { text } = render('5. five\n6. six\n   - inner\n\n```\nlet x = 1;\n```\n\nline\\\nbreak');
    for (const line of ['5. five', '6. six', '  - inner', 'let x = 1;', 'line\nbreak'])
      expect(text).toContain(line);
  });

  it('does not repeat an address that is its own link text', () => {
    expect(render('Go to https://a.example/x now').text).toContain('Go to https://a.example/x now');
    expect(render('<a@b.example>').text).toMatch(/^a@b\.example\n/);
  });

  it('says why it was sent and how to unsubscribe, in both parts', () => {
    const { html, text } = render('Hi');
    for (const part of [html, text])
      expect(part).toContain('because your settings allow marketing and promotional emails');
    expect(text).toContain(PAGE);
    expect(html).toContain(PAGE.replace('&', '&amp;'));
    expect(html).toContain('A line.');
  });

  it('shows HTML as plain text', () => {
    const { html } = render('<script>alert(1)</script> <img src=x onerror=alert(1)> <b>x</b>');
    expect(html).not.toMatch(/<script|<img|<b>/);
    expect(html).toContain('&lt;script&gt;');
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/relative',
  ])('does not link to %s', (url) => {
    expect(render(`[x](${url}) <${url}>`).html).not.toMatch(/href="(?!https:\/\/dates)/);
  });

  it('links to web and email addresses, and shows no images', () => {
    const { html } = render('https://bare.example [m](mailto:a@b.example) ![p](https://pixel.example/x.png)');
    expect(html).toContain('href="https://bare.example"');
    expect(html).toContain('href="mailto:a@b.example"');
    expect(html).not.toContain('<img');
  });
});

describe('a name in it', () => {
  const NAME = '<i>Zoë</i> **bold** [l](https://evil.example) {{firstName}} $&';

  it('appears as written, never as HTML, Markdown or a template', () => {
    const { html, text } = render('Hi {{firstName}} and `{{ firstName }}`', NAME);
    expect(text).toContain(`Hi ${NAME} and ${NAME}`);
    expect(html).toContain(
      'Hi &lt;i&gt;Zoë&lt;/i&gt; **bold** [l](https://evil.example) {{firstName}} $&amp;',
    );
    expect(html).not.toContain('href="https://evil.example"');
  });

  it('also appears in subject and preview, with a fallback when it is blank', () => {
    const words = { subject: 'Hi {{firstName}}', preview: 'For {{firstName}}' };
    expect(render('x', 'Ada', words).subject).toBe('Hi Ada');
    expect(render('x', 'Ada', words).html).toContain('For Ada');
    expect(render('x', '  ', words).subject).toBe('Hi there');
  });

  it('gives way to the words written for a blank one', () => {
    const words = { subject: 'Hi {{firstName|friend}}' };
    expect(render('x', 'Ada', words).subject).toBe('Hi Ada');
    expect(render('x', '', words).subject).toBe('Hi friend');
    const { html, text } = render('Dear **{{ firstName | dear reader }}**, {{firstName}}', ' ');
    expect(text).toContain('Dear dear reader, there');
    expect(html).toContain('<strong>dear reader</strong>');
  });

  it('leaves unknown placeholders alone', () => {
    expect(render('{{password}} {{constructor}}').text).toContain('{{password}} {{constructor}}');
  });
});
