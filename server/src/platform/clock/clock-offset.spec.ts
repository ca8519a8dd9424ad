import { ClockOffset } from './clock-offset';

/** A sample whose way there and back took `there` and `back`, of a database that is `ahead` of the process. */
const sample = (ahead: number, at = 1_000_000, [there, back] = [5, 5]) => ({
  sentAt: at,
  receivedAt: at + there + back,
  databaseAt: at + there + ahead,
});

describe('ClockOffset', () => {
  it('takes the first sample as it is: a process that starts an hour slow has stepped nowhere', () => {
    const offset = new ClockOffset();
    expect(offset.take(sample(3_600_000))).toBe(0);
    expect(offset.milliseconds).toBe(3_600_000);
    expect(offset).toMatchObject({ steps: 0, isSure: true });
  });

  it('errs by half of the difference between the ways there and back at most', () => {
    const offset = new ClockOffset();
    offset.take(sample(500, 0, [400, 0]));
    expect(offset.milliseconds).toBe(700);
  });

  it('is not moved by an answer that was slow in coming', () => {
    const offset = new ClockOffset();
    offset.take(sample(500));
    expect(offset.take(sample(500, 60_000, [0, 9_000]))).toBe(0);
    expect(offset.milliseconds).toBe(500);
  });

  it('follows drift without calling it a step', () => {
    const offset = new ClockOffset();
    offset.take(sample(0));
    expect(offset.take(sample(1_900))).toBe(0);
    expect(offset).toMatchObject({ milliseconds: 1_900, steps: 0, isSure: true });
  });

  it('counts steps of more than two seconds, either way', () => {
    const offset = new ClockOffset();
    offset.take(sample(0));
    expect(offset.take(sample(2_500))).toBe(2_500);
    expect(offset.take(sample(-500))).toBe(-3_000);
    expect(offset).toMatchObject({ steps: 2, isSure: true });
  });

  it('is unsure after more than thirty seconds, until a later sample agrees', () => {
    const offset = new ClockOffset();
    offset.take(sample(0));
    expect(offset.take(sample(31_000))).toBe(31_000);
    expect(offset).toMatchObject({ milliseconds: 31_000, isSure: false });
    offset.take(sample(31_000, 60_000));
    expect(offset.isSure).toBe(true);
  });
});
