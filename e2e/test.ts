import { test as base } from '@playwright/test';
import { Product } from './product';

export { expect } from '@playwright/test';

/** `test` of Playwright, with the product running: `page.goto('/Login')` goes to it, `product.kill()` ends it. */
export const test = base.extend<object, { product: Product }>({
  product: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const product = await Product.start();
      await use(product);
      await product.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => {
    await use(product.url);
  },
});
