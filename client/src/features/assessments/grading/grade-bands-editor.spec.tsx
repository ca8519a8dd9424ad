import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { speak } from '../../../lib/testing/translations';
import { bandsFromRanges, bandsToRanges, type Band } from './grade-bands';
import { GradeBandsEditor } from './grade-bands-editor';

const FIVE = [
  { name: 'Weak', min: 0, max: 39, color: '#C8423C' },
  { name: 'Developing', min: 40, max: 59, color: '#CC7420' },
  { name: 'Good', min: 60, max: 74, color: '#A68A1A' },
  { name: 'Strong', min: 75, max: 89, color: '#4C9A63' },
  { name: 'Outstanding', min: 90, max: 100, color: '#1F7A6B' },
];

async function setUp(language: 'en' | 'ar' = 'en') {
  await speak(language);
  let latest: readonly Band[] = bandsFromRanges(FIVE);
  function Editor({ tries }: { tries: number }) {
    const [bands, setBands] = useState(latest);
    useEffect(() => {
      latest = bands;
    }, [bands]);
    return <GradeBandsEditor bands={bands} shares={[]} attempts={tries} onChange={setBands} />;
  }
  const { rerender } = render(<Editor tries={0} />);
  return {
    user: userEvent.setup(),
    limits: () => bandsToRanges(latest).map(({ min, max }) => `${min}-${max}`),
    names: () => latest.map(({ name }) => name),
    tryToGoOn: () => rerender(<Editor tries={1} />),
  };
}

/** By label, which is much quicker to find than by role among so many controls. */
const handle = (label: RegExp) => screen.getByLabelText(label);
const field = (label: string) => screen.getByLabelText(label);

describe('the grade band editor', () => {
  it('moves a limit by 1 with the arrow keys, by 5 with Shift, and the neighbour with it', async () => {
    const { user, limits } = await setUp();
    handle(/Good and Strong/).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowUp}{/Shift}{ArrowLeft}');
    expect(limits()).toEqual(['0-39', '40-59', '60-80', '81-89', '90-100']);
    expect(handle(/Good and Strong/)).toHaveAttribute('aria-valuenow', '81');
    expect(handle(/Good and Strong/)).toHaveAttribute('aria-valuetext', 'Strong starts at 81');
  });

  it('goes to the ends of its way with Home and End, and no further', async () => {
    const { user, limits } = await setUp();
    handle(/Weak and Developing/).focus();
    await user.keyboard('{End}{ArrowRight}');
    expect(limits().slice(0, 2)).toEqual(['0-58', '59-59']);
    await user.keyboard('{Home}{ArrowLeft}');
    expect(limits().slice(0, 2)).toEqual(['0-0', '1-59']);
  });

  it('follows the reading direction in Arabic', async () => {
    const { user, limits } = await setUp('ar');
    handle(/Good وStrong/).focus();
    await user.keyboard('{ArrowLeft}');
    expect(limits()[3]).toBe('76-89');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(limits()[3]).toBe('74-89');
  });

  it('moves the neighbour when a limit is typed, in Arabic digits too', async () => {
    const { limits } = await setUp();
    fireEvent.change(field('Weak to'), { target: { value: '٤٤' } });
    expect(limits().slice(0, 2)).toEqual(['0-44', '45-59']);
    expect(field('Developing from')).toHaveValue('45');
  });

  it('says which scores are not covered while a limit cannot be, and puts the old one back', async () => {
    const { limits } = await setUp();
    const limit = field('Good from');
    fireEvent.change(limit, { target: { value: '300' } });
    expect(screen.getByText('60–74 not covered')).toBeInTheDocument();
    expect(limits()[2]).toBe('60-74');
    fireEvent.blur(limit);
    expect(screen.getByText('All scores covered')).toBeInTheDocument();
    expect(limit).toHaveValue('60');
  });

  it('leaves the ends of the scale alone', async () => {
    await setUp();
    expect(field('Weak from')).toBeDisabled();
    expect(field('Outstanding to')).toBeDisabled();
  });

  it('adds a band and lets its name be typed at once', async () => {
    const { user, names, limits } = await setUp();
    await user.click(screen.getByText('Add band'));
    await user.keyboard('Poor');
    expect(names()).toEqual(['Weak', 'Poor', 'Developing', 'Good', 'Strong', 'Outstanding']);
    expect(limits().slice(0, 2)).toEqual(['0-19', '20-39']);
  });

  it('gives the scores of a removed band to its neighbour', async () => {
    const { user, limits } = await setUp();
    await user.click(field('Remove Good'));
    expect(limits()).toEqual(['0-39', '40-74', '75-89', '90-100']);
  });

  it('asks for a missing name when somebody goes on, and leads there', async () => {
    const { user, tryToGoOn } = await setUp();
    await user.click(screen.getByText('Add band'));
    act(() => handle(/Good and Strong/).focus());
    tryToGoOn();
    expect(screen.getByText('Name this band')).toBeInTheDocument();
    expect(field('Name of band 2')).toHaveFocus();
  });

  it('offers colours by name and takes the one picked', async () => {
    const { user } = await setUp();
    await user.click(field('Colour of Weak'));
    const colours = within(await screen.findByRole('group', { name: 'Colours' }));
    expect(colours.getByRole('button', { name: 'Red' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(colours.getByRole('button', { name: 'Violet' }));
    expect(field('Colour of Weak')).toHaveStyle({ background: '#8f5bc2' });
  });
});
