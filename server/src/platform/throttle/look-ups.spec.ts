import { AppConfig } from '../config';
import { LookUps } from './look-ups';
import { RequestAllowances } from './request-allowances';

const config = AppConfig.load({
  MIZAN_SECRET: 'a secret that only tests know, long enough',
  MIZAN_REQUESTS_PER_SECOND: '1',
});

/** Fifteen at once. */
describe('look-ups from one address', () => {
  let lookUps: LookUps;
  beforeEach(() => (lookUps = new LookUps(new RequestAllowances(config))));
  const begin = (authorization: string) => lookUps.begin({ authorization }, 'here');
  const spendAll = () => {
    for (let one = 0; one < 15; one++) begin(`made up ${one}`);
    expect(begin('one more')).toBeGreaterThan(0);
  };
  const end = (begun: ReturnType<typeof begin>, as: 'found' | 'missed' | 'unknown') => {
    if (typeof begun !== 'function') throw new Error('refused');
    begun(as);
  };

  it('end with its allowance, and are those of nobody else', () => {
    spendAll();
    expect(lookUps.begin({ authorization: 'one more' }, 'there')).toBeInstanceOf(Function);
  });

  it('are free for whoever brings nothing', () => {
    spendAll();
    expect(lookUps.begin({}, 'here')).toBeNull();
  });

  it('cost nothing where somebody is found, or the database is away', () => {
    for (let one = 0; one < 100; one++) end(begin(`right ${one}`), one % 2 ? 'found' : 'unknown');
    spendAll();
  });

  it('are free for whoever was found lately, until they are not', () => {
    end(begin('right'), 'found');
    spendAll();
    for (let one = 0; one < 100; one++) end(begin('right'), 'found');
    end(begin('right'), 'missed');
    expect(begin('right')).toBeGreaterThan(0);
  });
});
