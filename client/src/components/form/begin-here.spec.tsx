import { act, render, screen } from '@testing-library/react';
import { Input } from 'antd';
import { beginHere } from './begin-here';

const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));

it('takes the cursor once, and never from where somebody went since', async () => {
  const fields = (value: string) => (
    <>
      <Input aria-label="name" value={value} readOnly ref={beginHere} />
      <Input.TextArea aria-label="note" />
    </>
  );
  const { rerender } = render(fields(''));
  await nextFrame();
  expect(screen.getByLabelText('name')).toHaveFocus();
  act(() => screen.getByLabelText('note').focus());
  rerender(fields('typed'));
  await nextFrame();
  expect(screen.getByLabelText('note')).toHaveFocus();
});
