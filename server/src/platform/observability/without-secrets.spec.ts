import { withoutSecrets } from './without-secrets';

describe('withoutSecrets', () => {
  it.each([
    ['/Exam/AbC-123_x', '/Exam/[token]'],
    ['/exam/AbC-123_x?lng=ar', '/exam/[token]'],
    ['//Exam//AbC-123_x/more', '//Exam//[token]/more'],
    ['/Exam/Joined/AbC-123_x', '/Exam/Joined/[token]'],
    ['/Exam/Check/AbC-123_x?lng=ar', '/Exam/Check/[token]'],
    ['/Shared/AbC-123_x?lng=ar', '/Shared/[token]'],
    ['/Exam/Submitted', '/Exam/Submitted'],
    ['/Exam/Success?x=1', '/Exam/Success'],
    ['/Login/ChangePass/reset-ticket', '/Login/ChangePass/[token]'],
    ['/Login/ConfirmChange/reset-ticket', '/Login/ConfirmChange/[token]'],
    ['/api/graphql?query={viewer{email}}', '/api/graphql'],
  ])('%s is logged as %s', (url, logged) => {
    expect(withoutSecrets(url)).toBe(logged);
  });
});
