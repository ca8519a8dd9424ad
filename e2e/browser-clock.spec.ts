import type { Page } from '@playwright/test';
import { Candidate } from './journey/candidate';
import { aWatchedExam } from './journey/watched';
import { wordsOf } from './journey/words';
import { expect, test } from './test';

const say = wordsOf('en');
const TWO_HOURS_MS = 2 * 60 * 60_000;

interface Replies {
  /** When the open question closes, by the clock that the server and the test share. */
  closesAt: number;
  saves: boolean[];
}

/** What the server answers, beside what the page makes of it. */
function listen(page: Page): Replies {
  const replies: Replies = { closesAt: 0, saves: [] };
  page.on('response', async (response) => {
    if (!response.url().endsWith('/api/graphql')) return;
    const { data } = (await response.json().catch(() => ({}))) as { data?: Record<string, Reply | null> };
    for (const reply of Object.values(data ?? {})) take(replies, reply?.outcome ?? reply);
  });
  return replies;
}

interface Reply {
  isLate?: boolean;
  question?: { closesAt: string } | null;
  /** Around the rest in what a mutation answers. */
  outcome?: Reply;
}

function take(replies: Replies, reply: Reply | null): void {
  if (reply?.question) replies.closesAt = Date.parse(reply.question.closesAt);
  if (typeof reply?.isLate === 'boolean') replies.saves.push(reply.isLate);
}

for (const [name, offMs] of [
  ['ahead', TWO_HOURS_MS],
  ['behind', -TWO_HOURS_MS],
] as const) {
  test(`a computer whose clock is two hours ${name}, and then jumps, changes nothing`, async ({ page, product }) => {
    const { link } = await aWatchedExam(page.request, product.url, { tabLeaving: true });
    await page.clock.install({ time: Date.now() + offMs });
    const candidate = new Candidate(page, say);
    const replies = listen(page);
    const isShownRight = () =>
      expect(async () => {
        // What is read was shown between two looks at the clock, which a busy machine pulls apart.
        const before = Date.now();
        const shown = await candidate.secondsLeft();
        expect(shown).toBeLessThanOrEqual((replies.closesAt - before) / 1000 + 2);
        expect(shown).toBeGreaterThanOrEqual((replies.closesAt - Date.now()) / 1000 - 2);
      }).toPass({ timeout: 5_000 });
    await candidate.open(link, 'en');
    await candidate.start();
    await expect(candidate.question('Is two and two four?')).toBeVisible();
    await isShownRight();
    expect(Math.abs((await page.evaluate(() => Date.now())) - Date.now() - offMs)).toBeLessThan(60_000);
    await candidate.choose(say('answering:choices.true'));
    await candidate.isSaved();
    await page.clock.setSystemTime(Date.now() - offMs);
    await page.waitForTimeout(2_000);
    await expect(candidate.question('Is two and two four?')).toBeVisible();
    await isShownRight();
    await candidate.next();
    await expect(candidate.question('Is three and three six?')).toBeVisible();
    await isShownRight();
    await candidate.choose(say('answering:choices.true'));
    await candidate.isSaved();
    await page.clock.setSystemTime(Date.now() + offMs);
    await candidate.next();
    await expect(candidate.question('Is four and four eight?')).toBeVisible();
    await isShownRight();
    await candidate.choose(say('answering:choices.true'));
    await candidate.isSaved();
    await candidate.submit();
    await page.waitForURL(/\/Exam\/Success/);
    await expect.poll(() => replies.saves).toEqual([false, false, false]);
    await expect(page.getByRole('row')).toHaveCount(4);
  });
}
