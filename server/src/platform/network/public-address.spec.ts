import { isPublicAddress } from './public-address';

it.each([
  '10.0.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '192.168.1.1',
  '::1',
  '::',
  '::ffff:10.0.0.1',
  '::10.0.0.1',
  '::7f00:1',
  '2002:7f00:1::',
  '2002:c0a8:101::1',
  '2001::1',
  '2001:0:7f00:1::',
  '2001:1ff:ffff::1',
  '64:ff9b::a00:1',
  '64:ff9b:1::a00:1',
  '64:ff9b:1:ffff::1',
  'fc00::1',
  'fe80::1',
  'fec0::1',
  'feff::1',
  '3fff::1',
  '3fff:fff:ffff::1',
  '5f00::1',
  '2001:db8::1',
  'ff02::1',
])('%s belongs to nobody on the internet', (address) => expect(isPublicAddress(address)).toBe(false));

it.each(['1.1.1.1', '8.8.8.8', '2001:4860:4860::8888', '2606:4700::1111', '2a00:1450::1', '2001:200::1'])(
  '%s does',
  (address) => expect(isPublicAddress(address)).toBe(true),
);
