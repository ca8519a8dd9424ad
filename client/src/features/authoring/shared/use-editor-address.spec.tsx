import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { StepPlan } from './steps';
import { useEditorAddress } from './use-editor-address';

const plan = new StepPlan(['role', 'questions', 'finalize'], () => null);

function Screen() {
  const address = useEditorAddress(plan, null);
  const stored = () => setTimeout(() => address.nameQuestion('key-1', 'id-1'), 100);
  return (
    <>
      <button onClick={() => address.openQuestion('key-1')}>Write</button>
      <button onClick={stored}>Save</button>
      <button onClick={() => address.goTo('finalize')}>Continue</button>
    </>
  );
}

const press = (name: string) => act(() => Promise.resolve(fireEvent.click(screen.getByText(name))));
const later = () =>
  act(() => {
    jest.advanceTimersByTime(100);
    return Promise.resolve();
  });

describe('the address of an editor, when a question gets its id', () => {
  const open = async () => {
    const router = createMemoryRouter([{ path: '/', element: <Screen /> }], { initialEntries: ['/?step=questions'] });
    render(<RouterProvider router={router} />);
    await press('Write');
    await press('Save');
    return router;
  };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('names the open question by it', async () => {
    const router = await open();
    await later();
    expect(router.state.location.search).toBe('?step=questions&question=id-1');
  });

  it('does not lead back to the questions after Continue', async () => {
    const router = await open();
    await press('Continue');
    await later();
    expect(router.state.location.search).toBe('?step=finalize');
  });
});
