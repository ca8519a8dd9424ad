import { render, screen } from '@testing-library/react';
import { Drawer } from 'antd';
import { speak } from '../../lib/testing/translations';
import { SideDrawer } from './side-drawer';

beforeAll(() => speak('en'));

it('is headed by its title, so that no part of it is a heading under none', () => {
  render(
    <SideDrawer open label="Request" title={<bdi>Noor</bdi>} onClose={() => undefined}>
      <h3>Message</h3>
    </SideDrawer>,
  );
  const levels = screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent]);
  expect(levels).toEqual([
    ['H2', 'Noor'],
    ['H3', 'Message'],
  ]);
});

it('has no empty heading before it is known what it is about', () => {
  render(
    <SideDrawer open label="Request" title={null} onClose={() => undefined}>
      <p>On its way</p>
    </SideDrawer>,
  );
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

describe('with another drawer over it', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['stays where it is on a phone', true, ''],
    ['makes room on a desk', false, 'translateX(-180px)'],
  ])('%s', (_, isPhone, moved) => {
    const media = window.matchMedia.bind(window);
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => Object.assign(media(query), { matches: isPhone && query.includes('max-width') }));
    render(
      <SideDrawer open label="Question" title="Question" onClose={() => undefined}>
        <Drawer open placement="bottom" title="Type of question" />
      </SideDrawer>,
    );
    const wrapper = screen.getByRole('heading', { name: 'Question' }).closest('.ant-drawer-content-wrapper');
    expect(wrapper).toHaveStyle({ transform: moved });
  });
});
