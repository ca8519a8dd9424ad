import { UserRound } from 'lucide-react';
import { titlesFirst } from './commands';

const command = (label: string) => ({ id: label, icon: UserRound, label, run: () => undefined });

it('puts a name that begins so before one that was found by something else', () => {
  const found = ['ليلى العتيبي', 'Omar Sabbagh', 'Sara Mansour'].map(command);
  expect(titlesFirst(found, 'sa').map(({ label }) => label)).toEqual(['Sara Mansour', 'Omar Sabbagh', 'ليلى العتيبي']);
});
