import { editDistance } from './edit-distance';
import { nearMissOf } from './near-miss';

describe('an answer that just misses', () => {
  it.each([
    ['cafe', 'café', 'ACCENTS'],
    ['الميزانية', 'ميزانية', 'ARTICLES'],
    ['email', 'e-mail', 'SPACING'],
    ['acrual', 'accrual', 'SPELLING'],
    ['accurals', 'accruals', 'SPELLING'],
    ['المحاسبه الأداريه', 'المحاسبة الإدارة', 'SPELLING'],
    ['استحقق', 'استحقاق', 'SPELLING'],
  ])('“%s” for “%s”: %s', (answer, accepted, reason) => {
    expect(nearMissOf(['something else', accepted], answer)).toEqual({ accepted, reason });
  });

  it.each([
    ['accrual', 'Accrual.', 'right'],
    ['accrual', 'cash', 'another word'],
    ['cat', 'car', 'too short to tell'],
    ['1945', '1946', 'another year'],
    ['IFRS 15', 'IFRS 16', 'another standard'],
    ['accrual', '', 'nothing'],
  ])('is not made of “%s” and “%s”: %s', (accepted, answer) => {
    expect(nearMissOf([accepted], answer)).toBeNull();
  });

  it('is none where the author allows the difference', () => {
    expect(nearMissOf(['café'], 'cafe', { ignoresAccents: true })).toBeNull();
  });
});

it.each([
  ['', '', 0],
  ['abc', '', 3],
  ['abc', 'abd', 1],
  ['abc', 'acb', 1],
  ['kitten', 'sitting', 3],
])('from %j to %j it is %i', (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance);
});
