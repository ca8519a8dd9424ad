import {
  blankPool,
  drawnCount,
  poolsInput,
  poolsOf,
  repeatedPool,
  shortOf,
  withPool,
  withShortage,
  withStored,
  type PoolDraft,
} from './pools';

const stored = (fields: Partial<PoolDraft> = {}) => ({
  id: 'p1',
  skill: 'VAT',
  difficulty: null,
  language: null,
  drawCount: 3,
  available: 10,
  ...fields,
});
const pool = (fields: Partial<PoolDraft> = {}): PoolDraft => ({ ...blankPool('k1'), skill: 'VAT', ...fields });

describe('questions drawn at random', () => {
  it('are sent when they name a skill and a number', () => {
    const pools = [pool(), pool({ key: 'k2', skill: ' ' }), pool({ key: 'k3', drawCount: null })];
    expect(poolsInput(pools)).toEqual([{ skill: 'VAT', difficulty: null, language: null, drawCount: 3 }]);
    expect(drawnCount(pools)).toBe(3);
  });

  it('keep their id when they are sent again', () => {
    expect(poolsInput(poolsOf([stored() as never]))[0]).toMatchObject({ id: 'p1' });
  });

  it('learn from the server what there is to draw from', () => {
    const sent = [pool({ skill: '' }), pool({ key: 'k2' })];
    expect(
      withStored(sent, sent, [stored({ available: 2 }) as never]).map(({ id, available }) => [id, available]),
    ).toEqual([
      [null, null],
      ['p1', 2],
    ]);
  });

  it('forget the figure when what they draw from changes, and take no late one', () => {
    const sent = [pool({ available: 10 })];
    const changed = withPool(sent, 'k1', { difficulty: 'HARD' });
    expect(changed[0]?.available).toBeNull();
    expect(withStored(changed, sent, [stored() as never])[0]).toMatchObject({ id: 'p1', available: null });
    expect(withPool(sent, 'k1', { drawCount: 5 })[0]?.available).toBe(10);
  });

  it('are drawn once from the same questions', () => {
    const pools = [pool(), pool({ key: 'k2', skill: ' vat ' }), pool({ key: 'k3', difficulty: 'HARD' })];
    expect(pools.map((one) => repeatedPool(pools, one))).toEqual([null, 1, null]);
    expect(poolsInput(pools)).toHaveLength(2);
  });

  it('learn from a refusal, too, how many there are', () => {
    const params = { skill: 'VAT', drawCount: 5, available: 3 };
    const refusal = { code: 'POOL_TOO_SMALL', params, fields: [] };
    const pools = [pool({ drawCount: 5 }), pool({ key: 'k2', skill: 'IFRS', drawCount: 5 })];
    expect(withShortage(pools, refusal).map(({ available }) => available)).toEqual([3, null]);
    expect(withShortage(pools, { ...refusal, code: 'FORBIDDEN' })).toEqual(pools);
  });

  it('say how many are missing', () => {
    expect(shortOf(pool({ drawCount: 5, available: 3 }))).toBe(2);
    expect(shortOf(pool({ drawCount: 3, available: 3 }))).toBe(0);
    expect(shortOf(pool({ drawCount: 3, available: null }))).toBe(0);
  });
});
