import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { chunkNames } from './chunks.ts';
import { cutLetters } from './letters.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const entry = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Where the development server finds the API; `npm run dev` sets it to the port that it chose. */
const apiUrl = process.env.MIZAN_API_URL ?? 'http://127.0.0.1:3001';

/** Which page answers which address; the built product's server decides the same way. Everything else is index.html. */
const PAGES: [RegExp, string][] = [
  [/^\/exam(\/|$)/i, '/exam.html'],
  [/^\/login\/?$/i, '/sign-in.html'],
  [/^\/api\/docs\/?$/, '/docs.html'],
  [/^\/api\/playground\/?$/, '/playground.html'],
];

/** As `app/first-words.ts` names them, and the examples of the first form. */
const FIRST_WORDS = ['common', 'errors', 'shell', 'session', 'examples'];

function severalPages(): Plugin {
  return {
    name: 'several-pages',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        const address = request.url?.split('?')[0] ?? '/';
        const page = PAGES.find(([pattern]) => pattern.test(address));
        if (page) request.url = page[1];
        next();
      });
    },
  };
}

/** GraphiQL's style sheet carries fonts as data: URLs, which our policy refuses and our own type replaces. */
const withoutEmbeddedFonts: Plugin = {
  name: 'without-embedded-fonts',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('graphiql/dist/style.css') ? code.replaceAll(/@font-face\s*\{[^}]*\}/g, '') : undefined,
};

/** Tells `boot.js`, which knows the language before any other script runs, where its words lie: they need not wait for the script that names them. */
const wordsAhead: Plugin = {
  name: 'words-ahead',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {}, path }) => {
      if (!/(index|sign-in|exam)\.html$/.test(path)) return html;
      const told = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk' && part.name.startsWith('words-') ? [` data-${part.name}="/${part.fileName}"`] : [],
      );
      return html.replace('<script src="/boot.js"', `$&${told.join('')}`);
    },
  },
};

/**
 * A style sheet in the head is waited for before anything is painted. Behind what stands in the page from its first byte it holds up the
 * page's own script alone, which draws nothing before it; what is painted until then is styled in the page, by `theme/index.css`.
 */
const stylesBehind: Plugin = {
  name: 'styles-behind',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      if (!bundle) return html;
      const sheets = html.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? [];
      const without = sheets.reduce((rest, sheet) => rest.replace(sheet, ''), html);
      return without.replace(/ *<noscript>|<\/body>/, (end) => `${sheets.join('')}${end}`);
    },
  },
};

export default defineConfig({
  root,
  plugins: [react(), severalPages(), withoutEmbeddedFonts, wordsAhead, stylesBehind],
  // The question model is compiled here along with the client, whichever half was built last.
  resolve: { conditions: ['@mizan/source', ...defaultClientConditions], alias: { letters: await cutLetters(root) } },
  server: {
    proxy: { '/api': { target: apiUrl, ws: true, xfwd: true } },
  },
  build: {
    target: 'es2022',
    manifest: true,
    // The Content-Security-Policy allows scripts and fonts of our own origin only, so nothing is inlined as data: URL
    // and the preload polyfill, an inline script, stays out.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: chunkNames(root, FIRST_WORDS) }] } },
      input: {
        staff: entry('index.html'),
        'sign-in': entry('sign-in.html'),
        playground: entry('playground.html'),
        docs: entry('docs.html'),
      },
    },
  },
});
