async function withBlocked(how: 'named' | 'written') {
  jest.resetModules();
  const refuse = () => {
    throw new DOMException('Blocked', 'SecurityError');
  };
  if (how === 'named') jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  else jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  return import('./browser-storage');
}

afterEach(() => jest.restoreAllMocks());

it.each(['named', 'written'] as const)('works until the page is closed where storage cannot be %s', async (how) => {
  const { browserStorage } = await withBlocked(how);
  expect(browserStorage.isDurable).toBe(false);
  browserStorage.setItem('language', 'ar');
  expect(browserStorage.getItem('language')).toBe('ar');
  browserStorage.removeItem('language');
  expect(browserStorage.getItem('language')).toBeNull();
});

it('is the browser’s own where there is one', async () => {
  jest.resetModules();
  const { browserStorage } = await import('./browser-storage');
  browserStorage.setItem('language', 'ar');
  expect([browserStorage.isDurable, localStorage.getItem('language')]).toEqual([true, 'ar']);
});
