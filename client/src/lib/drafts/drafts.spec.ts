import { draftsOf } from './drafts';

const layla = draftsOf('layla');

afterEach(() => {
  jest.restoreAllMocks();
  layla.drop('mark 1');
});

it('gives back what was kept, until it is dropped', () => {
  layla.keep('mark 1', { score: '3.5' });
  expect(draftsOf('layla').read('mark 1')).toEqual({ score: '3.5' });
  layla.drop('mark 1');
  expect(layla.read('mark 1')).toBeNull();
});

it('shows nobody what somebody else typed', () => {
  layla.keep('mark 1', { score: '3.5' });
  expect(draftsOf('sara').read('mark 1')).toBeNull();
});

it('keeps it in the page where the browser stores nothing', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, name).mockImplementation(refuse);
  }
  layla.keep('mark 1', { score: '4' });
  expect(layla.read('mark 1')).toEqual({ score: '4' });
});

it('takes what it cannot read for nothing', () => {
  sessionStorage.setItem('mizan.draft layla mark 1', '{half');
  expect(layla.read('mark 1')).toBeNull();
});
