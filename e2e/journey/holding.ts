import type { Page, Route } from '@playwright/test';

/** What is asked by this operation is on its way for as long as it is looked at. */
export async function holding(page: Page, operation: string): Promise<{ letGo: () => Promise<void> }> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/api/graphql', (route) => {
    if (isHeld && route.request().postData()?.includes(operation)) held.push(route);
    else void route.continue();
  });
  const letGo = async () => {
    isHeld = false;
    for (const route of held) await route.continue();
  };
  return { letGo };
}
