const STYLED = 'data-styled';
const INLINE = 'data-inline-style';

/** Before it is parsed, because the policy already looks on then. */
const prepared = (html: string, nonce: string) =>
  html.replace(/<[^>]*>/g, (tag) =>
    tag.replace(/\sstyle=/gi, ` ${INLINE}=`).replace(/^<style/i, `<style nonce="${nonce}"`),
  );

/**
 * The page's content policy holds in the frame too and refuses inline styles, of which a mail is made: they become rules of
 * one style element that carries the page's nonce. Links stay where they are: the frame may open nothing.
 */
export function framedMail(html: string, nonce: string): string {
  const mail = new DOMParser().parseFromString(prepared(html, nonce), 'text/html');
  const rules = [...mail.querySelectorAll(`[${INLINE}]`)].map((element, index) => {
    const style = element.getAttribute(INLINE) ?? '';
    element.removeAttribute(INLINE);
    element.setAttribute(STYLED, String(index));
    // Doubled: an inline style is stronger than the mail's own rules.
    return `[${STYLED}="${index}"][${STYLED}="${index}"]{${style.replace(/[<{}]/g, '')}}`;
  });
  const own = mail.createElement('style');
  own.setAttribute('nonce', nonce);
  own.textContent = rules.join('\n');
  mail.head.append(own);
  mail.querySelectorAll('script, base, iframe, object, embed, form').forEach((element) => element.remove());
  const base = mail.createElement('base');
  base.target = '_blank';
  mail.head.prepend(base);
  return `<!doctype html>${mail.documentElement.outerHTML}`;
}
