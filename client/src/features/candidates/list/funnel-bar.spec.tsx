import { render, screen } from '@testing-library/react';
import { speak } from '../../../lib/testing/translations';
import { FunnelBar } from './funnel-bar';

it('draws as much of each part as its words say, and nothing of a part that is empty', async () => {
  await speak('en');
  const assessment = {
    funnel: { invited: 17, completed: 8, enrolled: 0, notStarted: 9 },
    averagePercentage: 48,
  } as Parameters<typeof FunnelBar>[0]['assessment'];
  const { container } = render(<FunnelBar assessment={assessment} />);
  const drawn = [...container.querySelectorAll<HTMLElement>('[aria-hidden] > span')];
  expect(drawn.map(({ style }) => style.flexGrow)).toEqual(['8', '9']);
  expect(screen.getByRole('region')).toHaveTextContent(/17 invited.*8 completed.*0 enrolled.*9 not started.*48%/);
});
