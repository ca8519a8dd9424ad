import { withoutSecrets } from './without-secrets';

describe('withoutSecrets', () => {
  it.each([
    ['/Exam/AbC-123_x', '/Exam/[token]'],
    ['/exam/AbC-123_x?lng=ar', '/exam/[token]'],
    ['//Exam//AbC-123_x/more', '//Exam//[token]/more'],
    ['/Exam/Joined/AbC-123_x', '/Exam/Joined/[token]'],
    ['/Exam/Check/AbC-123_x?lng=ar', '/Exam/Check/[token]'],
    ['/Shared/AbC-123_x?lng=ar', '/Shared/[token]'],
    ['/%45xam/AbC-123_x', '/Exam/[token]'],
    ['/Sh%61red/AbC%2D123_x#more', '/Shared/[token]'],
    ['http://there/Exam/AbC-123_x', 'http://there/Exam/[token]'],
    ['/api/%zz%0d%2Fx', '/api/%zz%0d%2Fx'],
    ['/Exam/Submitted', '/Exam/Submitted'],
    ['/Exam/Success?x=1', '/Exam/Success'],
    ['/Login/ChangePass/reset-ticket', '/Login/ChangePass/[token]'],
    ['/Login/ConfirmChange/reset-ticket', '/Login/ConfirmChange/[token]'],
    ['/api/graphql?query={viewer{email}}', '/api/graphql'],
  ])('%s is logged as %s', (url, logged) => {
    expect(withoutSecrets(url)).toBe(logged);
  });
});
