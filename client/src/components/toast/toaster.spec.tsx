import { act, fireEvent, render, screen } from '@testing-library/react';
import { speak } from '../../lib/testing/translations';
import { SideDrawer } from '../overlay/side-drawer';
import { BulkBar } from '../table/bulk-bar';
import { Toaster } from './toaster';
import { toast } from './toasts';

beforeEach(async () => {
  await speak('en');
  act(() => toast.clear());
  jest.useFakeTimers();
  render(<Toaster />);
});

afterEach(() => {
  act(() => toast.clear());
  jest.useRealTimers();
});

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('announces a success politely and closes it after five seconds', () => {
  act(() => toast.success('Result deleted successfully'));
  expect(screen.getByRole('status')).toHaveTextContent('Result deleted successfully');
  wait(4999);
  expect(screen.getByRole('status')).toBeInTheDocument();
  wait(1);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('announces an error at once, with the number of the request', () => {
  act(() => toast.error('There is a problem and we are fixing it.', 'req-7'));
  expect(screen.getByRole('alert')).toHaveTextContent('req-7');
});

it('keeps an error that carries a number until it is closed, and copies the number', async () => {
  const written: string[] = [];
  const writeText = (text: string) => Promise.resolve(void written.push(text));
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  act(() => toast.error('There is a problem and we are fixing it.', 'req-7'));
  wait(60_000);
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await act(() => Promise.resolve());
  expect(written).toEqual(['req-7']);
  expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('stays while the pointer rests on it', () => {
  act(() => toast.error('Not allowed file type for upload.'));
  fireEvent.mouseEnter(screen.getByRole('alert'));
  wait(20_000);
  fireEvent.mouseLeave(screen.getByRole('alert'));
  wait(4999);
  expect(screen.getByRole('alert')).toBeInTheDocument();
});

it('closes at the press of its button', () => {
  act(() => toast.success('Updated'));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('shows three at most, and the same one only once', () => {
  act(() => ['one', 'two', 'three', 'four', 'four'].forEach((text) => toast.success(text)));
  expect(screen.getAllByRole('status').map((card) => card.textContent)).toEqual(['two', 'three', 'four']);
});

describe('beside a drawer', () => {
  const Opened = ({ open }: { open: boolean }) => (
    <SideDrawer open={open} label="Details" title="Details" onClose={() => undefined}>
      <p>Everything about it</p>
    </SideDrawer>
  );

  it('stands inside it, over nothing, and over the page again once it is closed', () => {
    const { rerender } = render(<Opened open />);
    act(() => toast.success('Updated'));
    const content = document.querySelector('.ant-drawer-body');
    expect(screen.getByRole('status').closest('.ant-drawer-section')).not.toBeNull();
    expect(content).not.toContainElement(screen.getByRole('status'));
    rerender(<Opened open={false} />);
    expect(screen.getByRole('status').closest('.ant-drawer-section')).toBeNull();
  });
});

describe('beside the bar at the foot of a list', () => {
  const bar = () => screen.getByRole('region', { name: 'With the selected rows' });
  const Selected = () => (
    <BulkBar label="With the selected rows" count="2 selected" clear="Clear" onClear={() => undefined}>
      <button type="button">Move</button>
    </BulkBar>
  );
  const onPage = (isPhone: boolean) => {
    const media = window.matchMedia.bind(window);
    jest.spyOn(window, 'matchMedia').mockImplementation((query) => Object.assign(media(query), { matches: isPhone }));
    return render(<Selected />);
  };
  const news = () => screen.getByText('Link copied');

  afterEach(() => jest.restoreAllMocks());

  it('stands over it on a phone, and over the page again once the bar is gone', () => {
    const { unmount } = onPage(true);
    act(() => toast.success('Link copied'));
    expect(bar()).toContainElement(news());
    unmount();
    expect(news()).toBeInTheDocument();
  });

  it('stands at the top of a desk, where the bar is not', () => {
    onPage(false);
    act(() => toast.success('Link copied'));
    expect(bar()).not.toContainElement(news());
  });
});
