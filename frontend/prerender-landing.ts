import { runnerImport, type IndexHtmlTransformContext, type Plugin } from 'vite';

const PLACE = '<!--landing-->';
const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

interface LandingModule {
  renderLanding: () => string;
}

type Bundle = IndexHtmlTransformContext['bundle'];

/** The landing page's components as HTML, and its styles inside the page: it reads at once, and without a script. */
export function prerenderLanding({
  module,
  alias,
}: {
  module: string;
  alias: Record<string, string>;
}): Plugin {
  return {
    name: 'prerender-landing',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!html.includes(PLACE)) return html;
        const { module: page } = await runnerImport<LandingModule>(module, { resolve: { alias } });
        return inlineStyles(html, bundle).replace(PLACE, () => page.renderLanding());
      },
    },
  };
}

function inlineStyles(html: string, bundle: Bundle): string {
  return html.replace(STYLESHEET, (link: string, file: string) => {
    const asset = bundle?.[file];
    if (asset?.type !== 'asset') return link;
    const css = typeof asset.source === 'string' ? asset.source : Buffer.from(asset.source).toString();
    return `<style nonce="__CSP_NONCE__">${css.trim()}</style>`;
  });
}
