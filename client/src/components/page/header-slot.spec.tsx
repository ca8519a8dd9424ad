import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { speak } from '../../lib/testing/translations';
import { Breadcrumb } from './breadcrumb';
import { HeaderSlot, useHeaderSlotRef } from './header-slot';

const drawn = jest.fn();

const Header = () => <header ref={useHeaderSlotRef()} />;

function Content() {
  drawn();
  return <p>A long list</p>;
}

describe('the slot in the header', () => {
  beforeEach(() => speak('en'));

  it('takes the breadcrumb of the page, and draws nothing else anew for it', () => {
    render(
      <MemoryRouter>
        <HeaderSlot>
          <Header />
          <Content />
          <Breadcrumb crumbs={[{ label: 'Candidates' }]} />
        </HeaderSlot>
      </MemoryRouter>,
    );
    expect(within(screen.getByRole('banner')).getByText('Candidates')).toBeInTheDocument();
    expect(drawn).toHaveBeenCalledTimes(1);
  });
});
