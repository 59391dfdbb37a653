import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { prerenderLanding } from './prerender-landing';

const repository = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const alias = { '#contract': repository('libs/contract'), '#scoring': repository('libs/scoring') };

export default defineConfig({
  root: repository('frontend'),
  plugins: [
    react(),
    prerenderLanding({ module: repository('frontend/src/features/landing/render-landing.tsx'), alias }),
  ],
  resolve: { alias },
  // The server replaces the placeholder in every answer, so that Emotion's style elements pass the strict policy.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: repository('dist/frontend'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: [repository('frontend/index.html'), repository('frontend/landing.html')] },
  },
  server: { proxy: { '/api': 'http://localhost:3000' }, fs: { allow: [repository('.')] } },
});
