import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useDraftInstance } from './use-draft-instance';

function Screen() {
  const { instance, name } = useDraftInstance();
  return (
    <>
      <p>{`${instance.key} ${instance.id ?? 'none'} ${instance.isFresh ? 'fresh' : 'loaded'}`}</p>
      <button onClick={() => void name('a1')}>Created</button>
    </>
  );
}

function open(address: string) {
  const router = createMemoryRouter([{ path: '/CreateAssessment', element: <Screen /> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  return router;
}

const created = () => act(() => Promise.resolve(fireEvent.click(screen.getByText('Created'))));
const shown = () => screen.getByText(/fresh|loaded/).textContent;

describe('a new assessment', () => {
  it('goes on with the same screen when its draft gets an id, which the address then names', async () => {
    const router = open('/CreateAssessment');
    expect(shown()).toBe('0 none fresh');
    await created();
    expect(shown()).toBe('0 a1 fresh');
    expect(router.state.location.search).toBe('?draft=a1');
  });

  it('is loaded when the address names it from the start', () => {
    open('/CreateAssessment?draft=a1');
    expect(shown()).toBe('0 a1 loaded');
  });

  it('starts anew when the address stops naming it', async () => {
    const router = open('/CreateAssessment');
    await created();
    await act(() => router.navigate('/CreateAssessment'));
    expect(shown()).toBe('1 none fresh');
  });

  it('starts anew when the address names another', async () => {
    const router = open('/CreateAssessment?draft=a1');
    await act(() => router.navigate('/CreateAssessment?draft=a2'));
    expect(shown()).toBe('1 a2 loaded');
  });

  it('stays the same through its steps', async () => {
    const router = open('/CreateAssessment');
    await created();
    await act(() => router.navigate('/CreateAssessment?draft=a1&step=questions'));
    expect(shown()).toBe('0 a1 fresh');
  });
});
