import { Candidate } from './journey/candidate';
import { readLedger } from './journey/ledger';
import { Watcher } from './journey/monitor';
import { aPerson, Office } from './journey/office';
import { wordsOf } from './journey/words';
import { expect, test } from './test';

const SUMS = ['Is two and two four?', 'Is three and three six?', 'Is four and four eight?', 'Is five and five ten?'];
const SECONDS = 600;
const ADDED_MINUTES = 5;
const WORDS = 'The network of the room is back.';
const say = wordsOf('en');

test('somebody who sits is watched, helped, ended and taken back', async ({ page, browser, product }) => {
  const office = await Office.open(page.request, product.url);
  const questions = SUMS.map((text) => ({ type: 'TRUE_FALSE', text, truth: true, durationSeconds: SECONDS }));
  const assessmentId = await office.assessment({ title: 'Sums', questions });
  const [invited] = await office.invite(assessmentId, [aPerson('Noor', 'Al-Hashimi')]);
  if (!invited) throw new Error('Nobody is invited.');
  const watcher = new Watcher(page, say, 'Noor Al-Hashimi');
  await watcher.open(assessmentId, 'en');
  await expect(page.getByText(say('monitor:empty.title'))).toBeVisible();
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));

  const context = await browser.newContext({ baseURL: product.url });
  const sitting = await context.newPage();
  const candidate = new Candidate(sitting, say);
  const answer = async () => {
    await candidate.choose(say('answering:choices.true'));
    await candidate.isSaved();
  };

  await test.step('whoever starts appears, and moves on the screen as they move', async () => {
    await candidate.open(invited.link, 'en');
    await candidate.start();
    await watcher.sees(/1\s*\/\s*4/);
    await watcher.sees(say('monitor:condition.running'));
    await answer();
    await candidate.next();
    // Its choices look like those of the question before.
    await expect(candidate.question(SUMS[1] ?? '')).toBeVisible();
    await watcher.sees(/2\s*\/\s*4/);
  });

  await test.step('what happens while the monitor is cut off is there when it is back', async () => {
    await watcher.cutOff(async () => {
      await expect(page.getByText(say('monitor:reconnecting'))).toBeVisible();
      await answer();
      await candidate.next();
      await expect(candidate.question(SUMS[2] ?? '')).toBeVisible();
      await watcher.sees(/2\s*\/\s*4/);
    });
    await watcher.sees(/3\s*\/\s*4/);
    await expect(page.getByText(say('monitor:reconnecting'))).toBeHidden();
  });

  const unread = say('monitor:unread', { count: 1 });
  const left = await test.step('a pause covers the question and stops the clock', async () => {
    await answer();
    await watcher.control('pause', 'TECHNICAL_NETWORK');
    await watcher.sees(say('monitor:condition.paused'));
    const atPause = await watcher.secondsLeft();
    await expect(sitting.getByRole('heading', { name: say('exam:paused.title') })).toBeVisible();
    await expect(candidate.question(SUMS[2] ?? '')).toBeHidden();
    await expect(sitting.getByRole('timer')).toBeHidden();
    expect(await watcher.secondsLeft()).toBe(atPause);
    return atPause;
  });

  await test.step('words arrive, and staff see that they were read', async () => {
    await watcher.write(WORDS);
    await watcher.sees(unread);
    const message = sitting.getByRole('dialog', { name: say('exam:message.title') });
    // A screen reader that comes to the button reads the words with it.
    await expect(message).toHaveAccessibleDescription(WORDS);
    await message.getByRole('button', { name: say('exam:message.read') }).click();
    await expect(message).toBeHidden();
    await expect(watcher.row).not.toContainText(unread);
  });

  await test.step('the exam goes on with every second of the pause, and with the time that was added', async () => {
    await watcher.control('addTime', 'ENVIRONMENT_NOISE', ADDED_MINUTES);
    const atPause = left + ADDED_MINUTES * 60;
    // The list is told of it a moment after whoever added it.
    await expect.poll(() => watcher.secondsLeft()).toBe(atPause);
    const continuedAt = performance.now();
    await watcher.goOn();
    await expect(candidate.question(SUMS[2] ?? '')).toBeVisible();
    const added = say('exam:strip.added', { time: say('common:duration.long.minutes', { count: ADDED_MINUTES }) });
    await expect(sitting.getByRole('status').filter({ hasText: added })).toBeVisible();
    const shown = await candidate.secondsLeft();
    expect(shown).toBeLessThanOrEqual(atPause);
    expect(shown).toBeGreaterThanOrEqual(atPause - Math.ceil((performance.now() - continuedAt) / 1000) - 1);
  });

  await test.step('staff end the exam, which closes it for the candidate', async () => {
    await watcher.control('end', 'ENVIRONMENT_POWER_OUTAGE');
    await watcher.sees(say('monitor:condition.submitted'));
    await watcher.sees(say('monitor:submittedBy.STAFF'));
    await sitting.waitForURL(/\/Exam\/Success/);
  });

  await test.step('reopened, it goes on where it stood once the candidate is back', async () => {
    await watcher.control('reopen', 'ENVIRONMENT_POWER_OUTAGE');
    await watcher.sees(say('monitor:condition.returning'));
    await candidate.open(invited.link, 'en');
    await expect(candidate.question(SUMS[2] ?? '')).toBeVisible();
    await watcher.sees(say('monitor:condition.running'));
    await watcher.sees(say('monitor:reopened'));
    await candidate.next();
    // Its choices look like those of the question before.
    await expect(candidate.question(SUMS[3] ?? '')).toBeVisible();
    await answer();
    await candidate.submit();
    await sitting.waitForURL(/\/Exam\/Success/);
    await watcher.sees(say('monitor:condition.submitted'));
  });

  await test.step('the ledger explains each second', async () => {
    const { words, used, explained } = await readLedger(await watcher.ledger(), say);
    for (const why of ['TECHNICAL_NETWORK', 'ENVIRONMENT_NOISE', 'ENVIRONMENT_POWER_OUTAGE']) {
      expect(words).toContain(say(`monitor:reason.${why}`));
    }
    expect(words).toContain(`Submitted: ${say('time-ledger:closedBy.STAFF')}`);
    expect(used).toHaveLength(SUMS.length);
    expect(used).toEqual(explained);
    expect(loads).toEqual([]);
  });
  await context.close();
});
