import { act, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { speak } from '../lib/testing/translations';
import type { Format } from '../lib/format/format';
import { useFormat } from './use-format';

const asked: Format[] = [];

function Cell() {
  const format = useFormat();
  asked.push(format);
  return <td>{format.date('2026-11-18T09:00:00Z')}</td>;
}

const Row = () => (
  <table>
    <tbody>
      <tr>
        <Cell />
        <Cell />
      </tr>
    </tbody>
  </table>
);

describe('the format of a page', () => {
  beforeEach(async () => {
    asked.length = 0;
    await speak('en');
  });

  it('is made once for every cell that asks for it', () => {
    render(<Row />);
    expect(asked.length).toBeGreaterThan(1);
    expect(new Set(asked).size).toBe(1);
  });

  it('is another one where the page turns to another language', async () => {
    render(<Row />);
    expect(screen.getAllByText('18 Nov 2026')).toHaveLength(2);
    await act(() => i18next.changeLanguage('ar'));
    expect(screen.getAllByText('18 نوفمبر 2026')).toHaveLength(2);
  });
});
