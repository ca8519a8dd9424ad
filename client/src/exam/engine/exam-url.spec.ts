import { forgetToken, linkKey, readExamUrl, takeToken } from './exam-url';

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/Exam/secret-token?lng=ar');
});

describe('the address', () => {
  it('leads to the exam of its token, or to one of the last pages', () => {
    expect(readExamUrl('/Exam/abc_DEF-123')).toEqual({ name: 'exam', token: 'abc_DEF-123' });
    expect(readExamUrl('/exam/abc/')).toEqual({ name: 'exam', token: 'abc' });
    expect(readExamUrl('/Exam/')).toEqual({ name: 'exam', token: null });
    expect(readExamUrl('/Exam/Success')).toEqual({ name: 'success' });
    expect(readExamUrl('/Exam/submitted')).toEqual({ name: 'submitted' });
    expect(readExamUrl('/exam/join/Ab_-9/')).toEqual({ name: 'join', code: 'Ab_-9' });
    expect(readExamUrl('/Exam/Check/Ab_-9')).toEqual({ name: 'check', token: 'Ab_-9' });
    expect(readExamUrl('/Exam/Check')).toEqual({ name: 'check', token: null });
    expect(readExamUrl('/Exam/Joined/Ab_-9')).toEqual({ name: 'joined', ticket: 'Ab_-9' });
  });
});

describe('the token', () => {
  it('leaves the address at once, and the rest of it stays', () => {
    expect(takeToken('secret-token')).toBe('secret-token');
    expect(window.location.pathname + window.location.search).toBe('/Exam/?lng=ar');
  });

  it('stays in the address of a browser that keeps nothing else', () => {
    const nothing = { isDurable: false, getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
    expect(takeToken('secret-token', nothing)).toBe('secret-token');
    expect(window.location.pathname).toBe('/Exam/secret-token');
  });

  it('is still known after a reload, until it is forgotten', () => {
    takeToken('secret-token');
    expect(takeToken(null)).toBe('secret-token');
    forgetToken();
    expect(takeToken(null)).toBeNull();
  });

  it('of a newly opened link wins over the one before', () => {
    takeToken('first');
    takeToken('second');
    expect(takeToken(null)).toBe('second');
  });

  it('has a name on this device that differs by token and does not contain it', () => {
    expect(linkKey('token-a')).toBe(linkKey('token-a'));
    expect(linkKey('token-a')).not.toBe(linkKey('token-b'));
    expect(linkKey('token-a')).not.toContain('token');
  });

  it('has the same name when it is issued anew for its invitation, and another one for every other invitation', () => {
    // As the server writes them: version, invitation, number of the link, seal.
    const first = 'AQGJCl2slndLvM6zAgmagFcAAAABc2VhbC1vZi10aGUtZmlyc3Qtb25l';
    const again = 'AQGJCl2slndLvM6zAgmagFcAARFwc2VhbC1vZi10aGUtbGF0ZXItb25l';
    const neighbour = 'AQGJCl2slndLvM6zAgmagFgAAAABc2VhbC1vZi10aGUtbmVpZ2hib3Vy';
    expect(linkKey(again)).toBe(linkKey(first));
    expect(linkKey(neighbour)).not.toBe(linkKey(first));
  });
});
