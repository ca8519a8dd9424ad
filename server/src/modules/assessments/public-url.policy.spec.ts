import { isPublicHttps } from './public-url.policy';

describe('isPublicHttps', () => {
  it.each([
    'https://hooks.mizan.app/in?key=1',
    'https://example.com/',
    'https://93.184.216.34/hook',
    'https://[2606:2800:220:1:248:1893:25c8:1946]/',
    'https://مثال.إختبار/نداء',
    'https://hr.example.co:8443/',
  ])('takes %s', (url) => {
    expect(isPublicHttps(url)).toBe(true);
  });

  it.each([
    'http://hooks.mizan.app/',
    'ftp://hooks.mizan.app/',
    'javascript:alert(1)',
    'not an address',
    'https://user:secret@hooks.mizan.app/',
    'https://localhost/',
    'https://LOCALHOST./',
    'https://server/',
    'https://printer.local/',
    'https://db.corp.internal/',
    'https://10.1.2.3/',
    'https://127.0.0.1:3001/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://192.168.0.1/',
    'https://172.20.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://0.0.0.0/',
    'https://[::1]/',
    'https://[::]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[::ffff:7f00:1]/',
  ])('refuses %s', (url) => {
    expect(isPublicHttps(url)).toBe(false);
  });
});
