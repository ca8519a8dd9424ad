/** What is needed at once, on the page to sign in and in the console behind it; `vite.config.ts` makes one file of each language's. */
export const firstWords = ['common', 'errors', 'shell', 'session'];
