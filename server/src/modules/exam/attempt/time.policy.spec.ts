import { mayTakeOver } from './page.policy';
import { addSeconds, expiryOf, grantedSeconds, isOver } from './time.policy';

const noon = new Date('2026-03-01T12:00:00Z');

describe('grantedSeconds', () => {
  it.each([
    [60, 0, 60],
    [60, 25, 75],
    [45, 50, 68],
    [1, 1, 2],
    [100, 10, 110],
    [90, 900, 900],
  ])('%d seconds with %d %% more are %d seconds', (base, percent, granted) => {
    expect(grantedSeconds(base, percent)).toBe(granted);
  });
});

describe('expiryOf', () => {
  it('leaves time for every unopened question and a minute on top', () => {
    expect(expiryOf(noon, 120)).toEqual(addSeconds(noon, 180));
  });
});

describe('isOver', () => {
  it('allows for answers on their way, to the millisecond', () => {
    expect(isOver(noon, addSeconds(noon, 2), 2)).toBe(false);
    expect(isOver(noon, addSeconds(noon, 2.001), 2)).toBe(true);
  });
});

describe('mayTakeOver', () => {
  const held = { pageId: 'first', pageSeenAt: noon };

  it('lets the live page go on', () => {
    expect(mayTakeOver(held, 'first', false, addSeconds(noon, 1))).toBe(true);
  });

  it('refuses a second page while the first is alive, unless the candidate insists', () => {
    expect(mayTakeOver(held, 'second', false, addSeconds(noon, 15))).toBe(false);
    expect(mayTakeOver(held, 'second', true, addSeconds(noon, 1))).toBe(true);
  });

  it('needs no question when nobody is there, or nobody was seen for a while', () => {
    expect(mayTakeOver({ pageId: null, pageSeenAt: null }, 'second', false, noon)).toBe(true);
    expect(mayTakeOver(held, 'second', false, addSeconds(noon, 15.1))).toBe(true);
  });
});
