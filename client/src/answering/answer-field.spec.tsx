import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ask } from './testing/ask';

const choices = ['Cash', 'Inventory', 'Goodwill'].map((text, index) => ({ id: `c${index}`, text }));
const user = userEvent.setup();

afterEach(cleanup);

describe('choices', () => {
  it('take one, and another one instead', async () => {
    const { given } = await ask({ type: 'QUALIFIER', choices });
    await user.click(screen.getByRole('radio', { name: 'Cash' }));
    await user.click(screen.getByRole('radio', { name: 'Goodwill' }));
    expect(given()).toEqual({ choiceIds: ['c2'] });
  });

  it('take several where the question allows it', async () => {
    const { given } = await ask({ type: 'MULTIPLE_CHOICE', allowsSeveral: true, choices });
    await user.click(screen.getByRole('checkbox', { name: 'Goodwill' }));
    await user.click(screen.getByRole('checkbox', { name: 'Cash' }));
    expect(given()).toEqual({ choiceIds: ['c0', 'c2'] });
  });

  it('are locked when the time is up', async () => {
    await ask({ type: 'TRUE_FALSE' }, { isLocked: true, value: { truth: true } });
    expect(screen.getByRole('radio', { name: 'True' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'False' })).toBeDisabled();
  });
});

describe('a rating', () => {
  const rating = { min: 1, max: 5, lowLabel: 'Never', highLabel: 'Always' };

  it('names the ends of its scale, and is walked with the arrow keys', async () => {
    const { given } = await ask({ type: 'RATING', rating });
    expect(screen.getByRole('radiogroup', { name: 'What?' })).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: '1, Never' }));
    await user.keyboard('{ArrowRight}');
    expect(given()).toEqual({ rating: 2 });
    expect(screen.getByRole('radio', { name: '5, Always' })).not.toBeChecked();
  });
});

describe('a dropdown', () => {
  it('is the browser’s own list, empty until something is chosen', async () => {
    const { given } = await ask({ type: 'DROPDOWN', choices });
    const list = screen.getByRole('combobox', { name: 'What?' });
    expect(list).toHaveDisplayValue('Choose an answer');
    await user.selectOptions(list, 'Inventory');
    expect(given()).toEqual({ choiceIds: ['c1'] });
    await user.selectOptions(list, '');
    expect(given()).toEqual({ choiceIds: [] });
  });
});

describe('a ranking', () => {
  const orderShown = () =>
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map((row) => row.querySelector('bdi')?.textContent);

  it('moves a row with its buttons and says where it is now', async () => {
    const { given } = await ask({ type: 'RANKING', choices });
    await user.click(screen.getByRole('button', { name: 'Move “Goodwill” up' }));
    expect(given()).toEqual({ choiceIds: ['c0', 'c2', 'c1'] });
    expect(screen.getByRole('status')).toHaveTextContent('Goodwill: place 2 of 3');
    expect(orderShown()).toEqual(['Cash', 'Goodwill', 'Inventory']);
  });

  it('moves a row with the arrow keys on its handle, and keeps the focus there', async () => {
    const { given } = await ask({ type: 'RANKING', choices });
    const handle = screen.getByRole('button', { name: 'Move “Cash”, place 1 of 3' });
    handle.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(given()).toEqual({ choiceIds: ['c1', 'c2', 'c0'] });
    expect(handle).toHaveFocus();
  });

  it('is answered also by agreeing with the order that is there', async () => {
    const { given } = await ask({ type: 'RANKING', choices });
    expect(given()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Keep this order as my answer' }));
    expect(given()).toEqual({ choiceIds: ['c0', 'c1', 'c2'] });
  });

  it('shows the order and nothing to move it with once it is locked', async () => {
    await ask({ type: 'RANKING', choices }, { isLocked: true, value: { choiceIds: ['c2', 'c1', 'c0'] } });
    expect(orderShown()).toEqual(['Goodwill', 'Inventory', 'Cash']);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('writing', () => {
  it('counts words against their limit, and cuts nothing', async () => {
    const { given } = await ask({ type: 'OPEN_ENDED', wordLimit: 3 });
    await user.type(screen.getByRole('textbox', { name: 'What?' }), 'one two three four');
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('4 of 3 words · 1 word too many');
    expect(given()).toEqual({ text: 'one two three four' });
  });

  it('names the unit of a number, and says when it is none', async () => {
    await ask({ type: 'NUMBER', unit: 'SAR' });
    const field = screen.getByRole('textbox', { name: 'What?' });
    expect(field).toHaveAccessibleDescription('SAR');
    await user.type(field, 'many');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.tab();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('This doesn’t look like a number.'));
  });

  it.each([
    ['37.5 USD', 'USD', '37.5'],
    ['1.250', undefined, '1.25'],
    ['1,250', undefined, '1,250'],
    ['١٢٥٠٫٥', undefined, '1,250.5'],
    ['1.25e3', undefined, '1,250'],
    ['15%', undefined, '15'],
  ])('says while it is typed that %s where %s is asked for is read as %s', async (typed, unit, meant) => {
    await ask({ type: 'NUMBER', ...(unit && { unit }) });
    await user.type(screen.getByRole('textbox', { name: 'What?' }), typed);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`Read as ${meant}`));
  });
});

describe('blanks', () => {
  it('are named by their place, and Enter goes from one to the next', async () => {
    const { given } = await ask({ type: 'FILL_IN_THE_BLANK', gapText: 'Assets = [[1]] + [[2]]' });
    await user.type(screen.getByRole('textbox', { name: 'Blank 1 of 2' }), 'equity{Enter}');
    expect(screen.getByRole('textbox', { name: 'Blank 2 of 2' })).toHaveFocus();
    await user.keyboard('liabilities');
    expect(given()).toEqual({ blanks: ['equity', 'liabilities'] });
  });
});

describe('a date', () => {
  const dateRange = { earliest: '2026-01-01', latest: '2026-12-31' };
  const field = (name: string) => screen.getByRole('textbox', { name });

  it('is typed in the digits of either script, and read back in full', async () => {
    const { given } = await ask({ type: 'DATE', dateRange });
    expect(screen.getByText('From 1 January 2026 to 31 December 2026')).toBeInTheDocument();
    await user.type(field('Day'), '٢١');
    await user.type(field('Month'), '11');
    expect(given()).toBeNull();
    await user.type(field('Year'), '2026');
    expect(given()).toEqual({ date: '2026-11-21' });
    expect(screen.getByRole('status')).toHaveTextContent('Saturday, 21 November 2026');
  });

  it('says what is wrong, and takes back what is no date any more', async () => {
    const { given } = await ask({ type: 'DATE', dateRange }, { value: { date: '2026-04-30' } });
    await user.clear(field('Day'));
    await user.type(field('Day'), '31');
    expect(given()).toEqual({});
    expect(screen.getByRole('status')).toHaveTextContent('This date doesn’t exist.');
    await user.clear(field('Year'));
    await user.type(field('Year'), '2027');
    await user.clear(field('Month'));
    await user.type(field('Month'), '5');
    expect(screen.getByRole('status')).toHaveTextContent('This is after 31 December 2026.');
  });
});

describe('a grid', () => {
  const grid = { columns: 3, rows: 3, cells: [{ row: 1, column: 1, text: 'Item', isLocked: true }] };
  const cell = (place: string) => document.querySelector<HTMLElement>(`[data-place="${place}"]`)!;

  async function openGrid(options = {}) {
    const opened = await ask({ type: 'SPREADSHEET', grid }, options);
    await screen.findByRole('grid', { name: 'What?' });
    return opened;
  }

  it('is filled like a spreadsheet: typing, Tab and Enter', async () => {
    const { given } = await openGrid();
    await user.click(cell('B2'));
    await user.keyboard('10{Tab}20{Enter}30');
    expect(given()).toEqual({
      cells: [
        { row: 2, column: 2, text: '10' },
        { row: 2, column: 3, text: '20' },
        { row: 3, column: 3, text: '30' },
      ],
    });
  });

  it('keeps Tab while it is being filled in, over empty cells and into the next row', async () => {
    const { given } = await openGrid();
    await user.click(cell('B2'));
    await user.keyboard('10{Tab}{Tab}{Tab}20{Shift>}{Tab}{/Shift}{Shift>}{Tab}{/Shift}7');
    expect(given()).toEqual({
      cells: [
        { row: 2, column: 2, text: '10' },
        { row: 3, column: 2, text: '20' },
        { row: 2, column: 3, text: '7' },
      ],
    });
  });

  it('is no trap: Escape and Tab leave it, and so does Tab from the last cell', async () => {
    await openGrid();
    await user.click(cell('B2'));
    await user.keyboard('10{Escape}{Escape}');
    await user.tab();
    expect(document.activeElement?.closest('table')).toBeNull();
    await user.click(cell('C3'));
    await user.keyboard('1{Enter}');
    await user.tab();
    expect(document.activeElement?.closest('table')).toBeNull();
  });

  it('begins in the first cell that is not fixed', async () => {
    await openGrid();
    await user.tab();
    expect(cell('B1')).toHaveFocus();
  });

  it('is walked with the arrow keys; what is typed on a fixed cell goes to the next empty one, and is said', async () => {
    const { given } = await openGrid();
    await user.click(cell('B2'));
    await user.keyboard('{ArrowUp}{ArrowLeft}x');
    expect(screen.getByRole('status')).toHaveTextContent('A1 is locked. What you type goes into B1.');
    await user.keyboard('yz{Enter}');
    expect(cell('A1')).toHaveAttribute('aria-readonly', 'true');
    expect(given()).toEqual({ cells: [{ row: 1, column: 2, text: 'xyz' }] });
    await user.click(cell('A1'));
    await user.keyboard('{Delete}');
    expect(screen.getByRole('status')).toHaveTextContent('A1 is locked and can’t be changed.');
  });

  it('stands from right to left under an Arabic question, where an arrow means the side that it points to', async () => {
    await ask({ type: 'SPREADSHEET', grid, text: 'املأ الجدول' });
    const table = await screen.findByRole('grid');
    expect(table.parentElement).toHaveAttribute('dir', 'rtl');
    await user.click(cell('B2'));
    await user.keyboard('{ArrowLeft}');
    expect(cell('C2')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(cell('A2')).toHaveFocus();
  });

  it('takes back what was typed on Escape, and clears with Delete', async () => {
    const { given } = await openGrid({ value: { cells: [{ row: 2, column: 1, text: 'old' }] } });
    await user.click(cell('A2'));
    await user.keyboard('new{Escape}');
    expect(given()).toEqual({ cells: [{ row: 2, column: 1, text: 'old' }] });
    await user.keyboard('{Delete}');
    expect(given()).toEqual({ cells: [] });
  });

  it('takes what a spreadsheet puts on the clipboard', async () => {
    const { given } = await openGrid();
    await user.click(cell('A2'));
    await user.paste('a\tb\n1\t2\n');
    expect(given()?.cells?.map(({ text }) => text)).toEqual(['a', 'b', '1', '2']);
  });

  it('lets Tab leave it when no cell is open', async () => {
    await openGrid();
    await user.click(cell('A2'));
    await user.tab();
    expect(document.activeElement?.closest('table')).toBeNull();
  });
});

describe('files', () => {
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:here';
    URL.revokeObjectURL = () => undefined;
  });
  const sized = (name: string, size: number) => new File([new Uint8Array(size)], name);
  const choose = (file: File) => userEvent.setup({ applyAccept: false }).upload(document.querySelector('input')!, file);

  it('are taken, listed and removed', async () => {
    const { given } = await ask({ type: 'XLCX' });
    await choose(sized('plan.xlsx', 2_048));
    expect(screen.getByRole('listitem')).toHaveTextContent('plan.xlsx2 KB · Uploaded');
    expect(document.querySelector('input')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove plan.xlsx' }));
    expect(given()).toEqual({ fileIds: [] });
  });

  it.each([
    ['XLCX' as const, '.xlsx · up to 250 KB'],
    ['FILE_UPLOAD' as const, 'up to 250 KB each · 5 more files'],
  ])('say how large one may be, and each where there may be several: %s', async (type, words) => {
    await ask({ type });
    expect(document.querySelector('input')).toHaveAccessibleDescription(
      expect.stringMatching(new RegExp(`${words}$`, 'u')),
    );
  });

  it.each([
    ['plan.xlsx', 256_001, 'File size exceeds the maximum limit of 250 KB.'],
    ['plan.pdf', 100, 'Not allowed file type for upload.'],
    ['plan.heic', 300_000, 'Not allowed file type for upload.'],
  ])('are refused in the words of the rules: %s of %i bytes', async (name, size, words) => {
    const { given } = await ask({ type: 'XLCX' });
    await choose(sized(name, size));
    expect(screen.getByRole('alert')).toHaveTextContent(`${name} ${words}`);
    expect(given()).toBeNull();
  });
});

describe('a photo of a telephone', () => {
  const photo = (name: string, size: number) => new File([new Uint8Array(size)], name);
  const choose = (file: File) => userEvent.setup({ applyAccept: false }).upload(document.querySelector('input')!, file);
  /** What the browser makes of it, at each quality from the best. */
  function browserDraws(...sizes: number[]) {
    const left = [...sizes];
    globalThis.createImageBitmap = () =>
      Promise.resolve({ width: 4000, height: 3000, close: () => undefined } as ImageBitmap);
    HTMLCanvasElement.prototype.getContext = () => null;
    HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob([new Uint8Array(left.shift() ?? 1)]));
  }

  beforeEach(() => {
    URL.createObjectURL = () => 'blob:here';
    URL.revokeObjectURL = () => undefined;
  });

  it('that is too large is made smaller, and that is said', async () => {
    browserDraws(900_000, 400_000, 200_000);
    await ask({ type: 'FILE_UPLOAD', fileKinds: ['IMAGE'] });
    await choose(photo('IMG_0001.HEIC', 3_000_000));
    expect(await screen.findByText('IMG_0001.jpg was made smaller to fit the 250 KB limit.')).toBeInTheDocument();
    expect(screen.getByRole('listitem')).toHaveTextContent('IMG_0001.jpg196 KB · Uploaded');
  });

  it('that this browser cannot read is refused with a way out', async () => {
    globalThis.createImageBitmap = () => Promise.reject(new DOMException('No', 'InvalidStateError'));
    await ask({ type: 'FILE_UPLOAD', fileKinds: ['IMAGE'] });
    await choose(photo('IMG_0001.HEIC', 3_000_000));
    expect(await screen.findByRole('alert')).toHaveTextContent('Take it here with the camera, or choose a JPG or PNG.');
  });

  it('is taken at the place itself on a touch screen, where nothing is dropped', async () => {
    const media = jest.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query.includes('coarse'),
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
    await ask({ type: 'FILE_UPLOAD', fileKinds: ['IMAGE'] });
    expect(screen.getByLabelText('Take a photo')).toHaveAttribute('capture', 'environment');
    expect(screen.queryByText(/Drop/)).toBeNull();
    media.mockRestore();
  });

  it('has a name whose two scripts stay in their order', async () => {
    browserDraws(1_000);
    await ask({ type: 'FILE_UPLOAD', fileKinds: ['SPREADSHEET'] });
    await choose(photo('موازنة 2026.xlsx', 1_000));
    const [name] = screen.getByRole('listitem').querySelectorAll('bdi');
    expect(name).toHaveAttribute('dir', 'rtl');
    expect([...name!.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual(['موازنة 2026', '.xlsx']);
  });
});

describe('a recording', () => {
  // Neither is there in the files that share this page.
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'mediaDevices');
    Reflect.deleteProperty(globalThis, 'MediaRecorder');
  });

  it('tells how to give the permission that was denied', async () => {
    const getUserMedia = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
    globalThis.MediaRecorder = jest.fn() as unknown as typeof MediaRecorder;
    await ask({ type: 'VIDEO', recordSeconds: 60 });
    await user.click(await screen.findByRole('button', { name: 'Turn on camera and microphone' }));
    expect(await screen.findByText('The browser is blocking access')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
