import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { injectManifest } from '@serwist/build';
import { build, defineConfig, runnerImport, type IndexHtmlTransformContext, type Plugin } from 'vite';

const API = 'http://localhost:3000';
const repository = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
/** Its package selects the build that warns developers in any mode. */
const routerForUsers = [
  { find: /^react-router$/, replacement: repository('node_modules/react-router/dist/production/index.mjs') },
  {
    find: /^react-router\/dom$/,
    replacement: repository('node_modules/react-router/dist/production/dom-export.mjs'),
  },
];
const alias = { '#contract': repository('libs/contract'), '#scoring': repository('libs/scoring') };
const shared = Object.entries(alias).map(([find, replacement]) => ({ find, replacement }));

const WORKER_MODULE = repository('frontend/service-worker/service-worker.ts');
const BUNDLED_WORKER = 'service-worker.bundled.js';
const LANDING_MODULE = repository('frontend/src/features/landing/render-landing.tsx');
const FIRST_PAINT = '/first-paint.js';
const MODULE_SCRIPT = /<script type="module" crossorigin src="([^"]+)"[^>]*><\/script>/;
const PLACE = '<!--landing-->';
const FIRST_SCREEN_PLACE = '<!--first-screen-->';
/** Loaded when they are shown, which is at once on the first screen. */
const FIRST_SCREEN_MODULES = /\/(dashboard-screen|where-you-stand-panel)\.tsx$/;
const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

/**
 * What every signed-in screen needs, in one chunk: it compresses better than twenty small ones, and stays cached
 * when they change.
 */
const BASE = new RegExp(
  `/node_modules/(${[
    'react|react-dom|scheduler|react-router|react-router-dom|stylis|@emotion/\\w+',
    '@tanstack/(query-core|react-query)',
    '@mui/(styled-engine|private-theming|system(?!/useMediaQuery))',
    '@mui/material/(styles|zero-styled|Button\\w*|CircularProgress|IconButton|Paper|Card|Typography|Box|Portal|CssBaseline|GlobalStyles)',
  ].join('|')})/`,
);
/** Small parts of the first screen that other screens use too; each would be its own chunk. */
const FIRST_SCREEN =
  /\/frontend\/src\/(ui\/(feedback\/(empty-state|skeleton-cards)|dials\/fit-texts)|lib\/(page-title|format)\.)/;
/** Emotion imports it for a function that nothing here calls. */
const UNUSED = /node_modules\/(hoist-non-react-statics|react-is)\//;

interface LandingModule {
  renderLanding: () => string;
}

type Bundle = IndexHtmlTransformContext['bundle'];

/** Inlines the styles and renders the landing page to HTML: it can be read at once, and without a script. */
function prerenderPages(): Plugin {
  return {
    name: 'prerender-pages',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const styled = preloadFirstScreen(startAfterFirstPaint(inlineStyles(html, bundle)), bundle);
        if (!styled.includes(PLACE)) return styled;
        const { module: page } = await runnerImport<LandingModule>(LANDING_MODULE, { resolve: { alias } });
        return styled.replace(PLACE, () => page.renderLanding());
      },
    },
  };
}

/** The app is preloaded and started by a script that lets the page's text paint first. */
function startAfterFirstPaint(html: string): string {
  return html.includes(FIRST_PAINT)
    ? html.replace(MODULE_SCRIPT, '<link id="app" rel="modulepreload" crossorigin href="$1">')
    : html;
}

/** In a comment, which the server opens on the pages that lead to this screen. */
function preloadFirstScreen(html: string, bundle: Bundle): string {
  const files = new Set<string>();
  const add = (file: string): void => {
    const chunk = bundle?.[file];
    if (chunk?.type !== 'chunk' || chunk.isEntry || files.has(file)) return;
    files.add(file);
    chunk.imports.forEach(add);
  };
  for (const [file, part] of Object.entries(bundle ?? {}))
    if (part.type === 'chunk' && FIRST_SCREEN_MODULES.test(part.facadeModuleId ?? '')) add(file);
  const links = [...files].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return html.replace(FIRST_SCREEN_PLACE, () => FIRST_SCREEN_PLACE.replace('-->', `${links.join('')}-->`));
}

function inlineStyles(html: string, bundle: Bundle): string {
  return html.replace(STYLESHEET, (link: string, file: string) => {
    const asset = bundle?.[file];
    if (asset?.type !== 'asset') return link;
    const css = typeof asset.source === 'string' ? asset.source : Buffer.from(asset.source).toString();
    return `<style nonce="__CSP_NONCE__">${css.trim()}</style>`;
  });
}

/** Last, because it lists the cached files, including the landing page, where an offline sign-out ends. */
function serviceWorker(): Plugin {
  let outDir = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => void (outDir = config.build.outDir),
    async closeBundle() {
      await bundleServiceWorker(outDir);
      const shell = createHash('sha256').update(readFileSync(join(outDir, 'index.html')));
      await injectManifest({
        swSrc: join(outDir, BUNDLED_WORKER),
        swDest: join(outDir, 'service-worker.js'),
        globDirectory: outDir,
        // Used by forms that need the network anyway.
        globIgnores: ['assets/strength-estimate-*.js'],
        globPatterns: ['assets/**/*.{js,css}', 'assets/*-latin-*.woff2', 'favicon.svg', 'first-paint.js'],
        dontCacheBustURLsMatching: /^assets\//,
        additionalPrecacheEntries: [{ url: '/app-shell', revision: shell.digest('hex').slice(0, 16) }],
      });
      rmSync(join(outDir, BUNDLED_WORKER));
    },
  };
}

async function bundleServiceWorker(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias },
    define: { 'process.env.NODE_ENV': '"production"' },
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: false,
      lib: { entry: WORKER_MODULE, formats: ['es'], fileName: () => BUNDLED_WORKER },
    },
  });
}

export default defineConfig(({ command }) => ({
  root: repository('frontend'),
  plugins: [react(), prerenderPages(), serviceWorker()],
  resolve: { alias: [...shared, ...(command === 'build' ? routerForUsers : [])] },
  // The server replaces the placeholder in every response, so that Emotion's style elements pass the strict policy.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: repository('dist/frontend'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [repository('frontend/index.html'), repository('frontend/landing.html')],
      treeshake: { moduleSideEffects: (id) => !UNUSED.test(id) },
      output: {
        codeSplitting: { groups: [{ name: 'base', test: (id) => BASE.test(id) || FIRST_SCREEN.test(id) }] },
      },
    },
  },
  server: { proxy: { '/api': API, '/form/submit': API }, fs: { allow: [repository('.')] } },
}));
