import { fireEvent, render, screen } from '@testing-library/react';
import { useHeldOrder } from './use-held-order';

const START = Date.parse('2026-11-23T09:00:00Z');

interface Row {
  id: string;
}

function List({ rows, now }: { rows: Row[]; now: number }) {
  const { shown, hand } = useHeldOrder(rows, now);
  return (
    <ul {...hand}>
      {shown.map(({ id }) => (
        <li key={id}>{id}</li>
      ))}
    </ul>
  );
}

const rowsOf = (...ids: string[]) => ids.map((id) => ({ id }));
const shown = () => screen.getAllByRole('listitem').map((row) => row.textContent);

describe('a list that moves by itself', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: START });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('keeps still under the hand, and whoever joins comes last', () => {
    const { rerender } = render(<List rows={rowsOf('Noor', 'Omar', 'Hessa')} now={START} />);
    fireEvent.pointerMove(screen.getByText('Noor'));
    rerender(<List rows={rowsOf('Karim', 'Hessa', 'Omar', 'Noor')} now={START + 1_000} />);
    expect(shown()).toEqual(['Noor', 'Omar', 'Hessa', 'Karim']);
  });

  it('leaves out who has left it', () => {
    const { rerender } = render(<List rows={rowsOf('Noor', 'Omar', 'Hessa')} now={START} />);
    fireEvent.pointerMove(screen.getByText('Noor'));
    rerender(<List rows={rowsOf('Hessa', 'Noor')} now={START + 1_000} />);
    expect(shown()).toEqual(['Noor', 'Hessa']);
  });

  it('stands in its own order as soon as the pointer leaves it', () => {
    const { rerender } = render(<List rows={rowsOf('Noor', 'Omar')} now={START} />);
    fireEvent.pointerMove(screen.getByText('Noor'));
    rerender(<List rows={rowsOf('Omar', 'Noor')} now={START + 1_000} />);
    fireEvent.pointerLeave(screen.getByRole('list'));
    expect(shown()).toEqual(['Omar', 'Noor']);
  });

  it('stands in its own order again five seconds after the last movement, with the hand still there', () => {
    const { rerender } = render(<List rows={rowsOf('Noor', 'Omar')} now={START} />);
    fireEvent.keyDown(screen.getByText('Noor'), { key: 'Tab' });
    jest.setSystemTime(START + 3_000);
    rerender(<List rows={rowsOf('Omar', 'Noor')} now={START + 3_000} />);
    fireEvent.pointerMove(screen.getByText('Noor'));
    rerender(<List rows={rowsOf('Omar', 'Noor')} now={START + 7_900} />);
    expect(shown()).toEqual(['Noor', 'Omar']);
    rerender(<List rows={rowsOf('Omar', 'Noor')} now={START + 8_000} />);
    expect(shown()).toEqual(['Omar', 'Noor']);
  });
});
