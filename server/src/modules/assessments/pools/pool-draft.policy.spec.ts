import { FieldProblems } from '../../questions';
import { readPools } from './pool-draft.policy';
import type { PoolDraft } from './pool-draft.policy';

const problemsOf = (...drafts: PoolDraft[]) => {
  const problems = new FieldProblems();
  readPools(drafts, problems);
  return problems.all;
};

describe('readPools', () => {
  it('takes pools that cannot draw the same question', () => {
    const drafts: PoolDraft[] = [
      { skill: ' Excel ', difficulty: 'Easy', drawCount: 2 },
      { skill: 'excel', difficulty: 'Hard', drawCount: 1 },
      { skill: 'Tax', language: 'ar', drawCount: 3 },
      { skill: 'Tax', language: 'en', drawCount: 3 },
    ];
    expect(problemsOf(...drafts)).toEqual([]);
    expect(readPools(drafts, new FieldProblems())[0]).toEqual({
      id: null,
      skill: 'Excel',
      difficulty: 'Easy',
      language: null,
      drawCount: 2,
    });
  });

  it.each([
    [{ skill: 'Excel' }, { skill: 'EXCEL' }],
    [{ skill: 'Excel' }, { skill: 'Excel', difficulty: 'Hard' as const }],
    [
      { skill: 'إدارة', difficulty: 'Hard' as const },
      { skill: 'اداره', language: 'ar' as const },
    ],
  ])('refuses %j beside %j', (one, other) => {
    expect(problemsOf({ ...one, drawCount: 1 }, { ...other, drawCount: 1 })).toEqual([
      { path: 'pools.1.skill', rule: 'pool-overlap' },
    ]);
  });

  it('refuses what is empty, too little or too much', () => {
    expect(problemsOf({ skill: ' ', drawCount: 0 }, { skill: 'Tax', drawCount: 101 })).toMatchObject([
      { path: 'pools.0.skill', rule: 'required' },
      { path: 'pools.0.drawCount', rule: 'min' },
      { path: 'pools.1.drawCount', rule: 'max' },
    ]);
    const many = Array.from({ length: 21 }, (_, index) => ({ skill: `skill ${index}`, drawCount: 1 }));
    expect(problemsOf(...many)).toMatchObject([{ path: 'pools', rule: 'max-items' }]);
  });
});
