import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const repository = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export default defineConfig({
  root: repository('frontend'),
  plugins: [react()],
  resolve: { alias: { '#contract': repository('libs/contract'), '#scoring': repository('libs/scoring') } },
  // The server replaces the placeholder in every answer, so that Emotion's style elements pass the strict policy.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: repository('dist/frontend'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': 'http://localhost:3000' }, fs: { allow: [repository('.')] } },
});
