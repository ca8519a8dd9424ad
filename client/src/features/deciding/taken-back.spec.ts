import { formerStages } from './use-move';
import { takenBack } from './use-tagging';

const standing = (id: string, stage: string | null) => ({ id, decisionStage: stage === null ? null : { id: stage } });

it('puts everybody back where they stood, each stage at once', () => {
  expect(formerStages([standing('a', 'offer'), standing('b', null), standing('c', 'offer')])).toEqual([
    { invitationIds: ['a', 'c'], stageId: 'offer', reason: null },
    { invitationIds: ['b'], stageId: null, reason: null },
  ]);
});

it('takes off only tags that were put on, and brings back only those that were there', () => {
  const before = [
    { id: 'a', tags: ['night'] },
    { id: 'b', tags: ['night', 'lead'] },
    { id: 'c', tags: ['lead'] },
    { id: 'd', tags: ['night'] },
  ];
  expect(takenBack(before, ['lead'], ['night'])).toEqual([
    { invitationIds: ['a', 'd'], add: ['night'], remove: ['lead'] },
    { invitationIds: ['b'], add: ['night'], remove: [] },
  ]);
});
