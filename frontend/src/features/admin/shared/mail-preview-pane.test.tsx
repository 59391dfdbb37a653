import { render, screen } from '@testing-library/react';
import { framedMail, MailPreviewPane } from './mail-preview-pane';

const MAIL = `<html><head><style>p { color: red }</style></head>
<body><p style="color:#123456;margin:0">Hello</p><a href="https://example.test" style="color:teal">Open</a>
<script>alert(1)</script></body></html>`;

describe('an email in a frame', () => {
  const framed = new DOMParser().parseFromString(framedMail(MAIL, 'n-1'), 'text/html');

  it('keeps its look without inline styles', () => {
    expect(framed.querySelectorAll('[style]')).toHaveLength(0);
    const styles = [...framed.querySelectorAll('style')];
    expect(styles.map((style) => style.getAttribute('nonce'))).toEqual(['n-1', 'n-1']);
    expect(styles[1]?.textContent).toContain('{color:#123456;margin:0}');
    const marked = framed.querySelector('p')?.getAttribute('data-styled');
    expect(styles[1]?.textContent).toContain(`[data-styled="${marked}"]`);
  });

  it("runs no scripts, and its links can't open in the frame", () => {
    expect(framed.querySelectorAll('script')).toHaveLength(0);
    expect(framed.querySelector('base')?.target).toBe('_blank');
    expect(framed.querySelector('a')?.getAttribute('href')).toBe('https://example.test');
  });

  it("can't break out of its own style rule", () => {
    const malicious = framedMail('<p style="color:red} body {display:none">x</p>', 'n');
    expect(malicious).not.toContain('} body {');
  });
});

describe('a preview that could not be created', () => {
  it('says why, and does not ask for what is written', () => {
    const empty = 'Write a message to see the email here.';
    const { rerender } = render(
      <MailPreviewPane preview={null} error={null} isLoading={false} empty={empty} />,
    );
    screen.getByText(empty);
    rerender(<MailPreviewPane preview={null} error={new Error('No')} isLoading={false} empty={empty} />);
    screen.getByRole('alert');
    expect(screen.queryByText(empty)).toBeNull();
  });
});
