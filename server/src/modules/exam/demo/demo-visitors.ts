const FIRST = [
  'Amina',
  'Yousef',
  'Helena',
  'Karim',
  'Mei',
  'Salma',
  'Tomas',
  'Noura',
  'Viktor',
  'Leila',
  'Hassan',
  'Clara',
];
const LAST = ['Aoun', 'Petrov', 'Al-Ghamdi', 'Moreau', 'Darwish', 'Kimura', 'Saleh', 'Novak', 'Mansouri', 'Lund'];

export interface DemoVisitor {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** How many come one after the other, before the demo has had everybody. */
export const MOST_VISITORS = FIRST.length * LAST.length;

/** Whoever comes as the n-th, from 0: invented, at an address that belongs to nobody. */
export function demoVisitor(n: number): DemoVisitor {
  const firstName = FIRST[n % FIRST.length] ?? '';
  const lastName = LAST[(n + Math.floor(n / FIRST.length)) % LAST.length] ?? '';
  const email = `${firstName}.${lastName}`.toLowerCase().replace(/[^a-z.]/g, '') + '@example.net';
  return { firstName, lastName, email, phone: `+9665555${String(10_000 + n * 37).slice(-5)}` };
}
