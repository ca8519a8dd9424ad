import { formerStages } from './use-move';
import { takenBack } from './use-tagging';

const standing = (invitationId: string, decisionStageId: string | null) => ({ invitationId, decisionStageId });

it('puts everybody back where they stood, each stage at once', () => {
  const before = [standing('a', 'offer'), standing('b', null), standing('c', 'offer')];
  expect(formerStages(before, 'shortlist')).toEqual([
    { invitationIds: ['a', 'c'], stageId: 'offer', fromStageId: 'shortlist', reason: null },
    { invitationIds: ['b'], stageId: null, fromStageId: 'shortlist', reason: null },
  ]);
});

it('takes off only tags that were put on, and brings back only those that were there', () => {
  const before = [
    { invitationId: 'a', tags: ['night'] },
    { invitationId: 'b', tags: ['night', 'lead'] },
    { invitationId: 'd', tags: ['night'] },
  ];
  const changed = ['a', 'b', 'd'].map((id) => ({ id, tags: ['lead'] }));
  expect(takenBack({ before, changed })).toEqual([
    { invitationIds: ['a', 'd'], add: ['night'], remove: ['lead'] },
    { invitationIds: ['b'], add: ['night'], remove: [] },
  ]);
});
