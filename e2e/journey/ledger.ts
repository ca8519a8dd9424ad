import { expect, type Locator } from '@playwright/test';
import type { Say } from './words';

interface Entry {
  at: number;
  words: string;
}

interface Ledger {
  /** All entries, as they are read. */
  words: string;
  /** Seconds for each question, as the table has them. */
  used: number[];
  /** The same, counted from the moments of the entries below it. */
  explained: number[];
}

/** The drawer that says where the time of a sitting went, read as somebody would who does not believe its table. */
export async function readLedger(drawer: Locator, say: Say): Promise<Ledger> {
  const items = drawer.getByRole('listitem');
  await expect(items.first()).toBeVisible();
  const entries = await items.evaluateAll((rows): Entry[] =>
    rows.map((row) => ({
      at: Date.parse(row.querySelector('time')?.dateTime ?? ''),
      words: row.textContent,
    })),
  );
  const heads = await drawer.getByRole('columnheader').allInnerTexts();
  const column = heads.indexOf(say('time-ledger:column.used'));
  const cells = await drawer
    .locator('tbody tr')
    .evaluateAll((rows, index) => rows.map((row) => row.children[index]?.textContent ?? ''), column);
  return {
    words: entries.map(({ words }) => words).join('\n'),
    used: cells.map(secondsOf),
    explained: count(entries, say),
  };
}

/** "1:05" */
const secondsOf = (clock: string): number =>
  (clock.match(/\d+/g) ?? []).reduce((total, part) => total * 60 + Number(part), 0);

/** A second counts for a question while it is open and the clock does not stand still. */
function count(entries: Entry[], say: Say): number[] {
  const used: number[] = [];
  let open: number | null = null;
  let isStopped = false;
  let since = 0;
  for (const { at, words } of entries) {
    if (open !== null && !isStopped) used[open] = (used[open] ?? 0) + at - since;
    since = at;
    const is = (kind: string) =>
      words.includes(say(`time-ledger:kind.${kind}`, { position: open === null ? 0 : open + 1, by: '' }).trim());
    if (is('CLOSED')) open = null;
    if (is('PAUSED')) isStopped = true;
    if (is('RESUMED')) isStopped = false;
    const opened = new RegExp(say('time-ledger:kind.OPENED', { position: '(\\d+)' })).exec(words)?.[1];
    const reopened = new RegExp(say('time-ledger:kind.REOPENED_question', { position: '(\\d+)' })).exec(words)?.[1];
    if (opened ?? reopened) open = Number(opened ?? reopened) - 1;
  }
  return used.map((ms) => Math.round(ms / 1000));
}
