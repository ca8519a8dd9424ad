import { paths, safeReturnPath } from './paths';

it.each([
  ['/Assesments?search=gulf', '/Assesments?search=gulf'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  // Browsers leave out tabs and line breaks.
  ['/\t/evil.example', '/'],
  ['https://evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['/Login?next=/Login', '/'],
  [null, '/'],
])('after signing in, %s leads to %s', (next, path) => {
  expect(safeReturnPath(next)).toBe(path);
});

it('keeps the way back in the address of the sign-in page', () => {
  expect(paths.signIn('/UpdateAssestment/7?step=questions')).toBe(
    '/Login?next=%2FUpdateAssestment%2F7%3Fstep%3Dquestions',
  );
  expect(paths.signIn('/')).toBe('/Login');
});

it('leads to the candidates of a published assessment, and to the wizard of a draft', () => {
  expect(paths.assessment({ id: '7', publishedAt: '2026-11-21T09:00:00.000Z' })).toBe(paths.inviteCandidates('7'));
  expect(paths.assessment({ id: '7', publishedAt: null })).toBe(paths.updateAssessment('7'));
});

it('spells addresses as the specification does', () => {
  expect(paths.inviteCandidates('7')).toBe('/CandinateCreation/7');
  expect(paths.previewTest('7')).toBe('/PreviewTest/7');
  expect(paths.createTest()).toBe('/TestCreation');
  expect(paths.resultDetails('7', '9')).toBe('/ResultDetails/Assestment/7/Candidate/9');
});
