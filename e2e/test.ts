import { test as base } from '@playwright/test';
import { certificate } from '../server/test/kit/secure-receiver';
import { Mailbox } from './journey/mailbox';
import { Product } from './product';

export { expect } from '@playwright/test';

/** What an operator sets: where mail goes out, that webhooks and sign-in may reach this computer, and whose certificates are trusted. */
const settingsFor = (mailbox: Mailbox) => ({
  SMTP_URL: mailbox.url,
  MIZAN_WEBHOOK_ALLOWED_RANGES: '127.0.0.1',
  MIZAN_SSO_ALLOWED_RANGES: '127.0.0.1/32',
  // Enough for a receiver on a busy machine, and soon over with one that says nothing.
  MIZAN_WEBHOOK_TIMEOUT_SECONDS: '10',
  NODE_EXTRA_CA_CERTS: certificate('authority'),
  // All that may ever be printed, for the journey that looks for secrets in it.
  MIZAN_LOG_LEVEL: 'trace',
});

/**
 * `test` of Playwright, with the product running: `page.goto('/Login')` goes to it, `product.kill()` ends it. All journeys
 * share one product for each worker.
 */
export const test = base.extend<object, { mailbox: Mailbox; product: Product }>({
  mailbox: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const mailbox = await Mailbox.open();
      await use(mailbox);
      mailbox.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ mailbox }, use) => {
      const product = await Product.start(settingsFor(mailbox));
      await use(product);
      await product.dispose();
    },
    { scope: 'worker', timeout: 660_000 },
  ],
  baseURL: async ({ product }, use) => {
    await use(product.url);
  },
});
