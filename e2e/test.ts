import { test as base } from '@playwright/test';
import { Mailbox } from './journey/mailbox';
import { Product } from './product';

export { expect } from '@playwright/test';

/** What an operator sets: where mail goes out, and that webhooks may reach this computer. */
const settingsFor = (mailbox: Mailbox) => ({ SMTP_URL: mailbox.url, MIZAN_WEBHOOK_ALLOWED_RANGES: '127.0.0.1' });

/**
 * `test` of Playwright, with the product running: `page.goto('/Login')` goes to it, `product.kill()` ends it. All journeys
 * share one product for each worker: settings of their own would start another.
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
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => {
    await use(product.url);
  },
});
