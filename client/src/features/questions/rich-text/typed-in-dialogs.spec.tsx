import { MockedProvider } from '@apollo/client/testing/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Editor } from '@tiptap/core';
import type { ReactElement } from 'react';
import { closedByEscape } from '../../../lib/testing/closed-by-escape';
import { speak } from '../../../lib/testing/translations';
import { extensions } from './extensions';
import { ImageDialog } from './image-dialog';
import { LinkDialog } from './link-dialog';
import { UploadQuestionImageDocument } from './upload-image-generated';

const uploaded = {
  request: { query: UploadQuestionImageDocument, variables: () => true },
  result: { data: { uploadFile: { file: { __typename: 'StoredFile', id: 'f1', url: '/api/v1/files/f1' } } } },
};
const onClose = jest.fn();
let editor: Editor;

const open = (dialog: ReactElement) => render(<MockedProvider mocks={[uploaded]}>{dialog}</MockedProvider>);
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

beforeEach(async () => {
  sessionStorage.clear();
  onClose.mockClear();
  await speak('en');
  editor = new Editor({ extensions: extensions({ onAsk: () => undefined }) });
});
afterEach(() => editor.destroy());

it('keeps the description of a picture, says so, and forgets it once the picture stands in the text', async () => {
  const picture = () => open(<ImageDialog editor={editor} onClose={onClose} />);
  const description = () => screen.findByLabelText('Description');
  picture();
  type(await description(), 'A balance sheet of two columns');
  await closedByEscape(onClose);
  picture();
  expect(await description()).toHaveValue('A balance sheet of two columns');
  expect(screen.getByRole('status')).toHaveTextContent('We restored what you typed');
  const file = new File(['x'], 'sheet.png', { type: 'image/png' });
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
  expect(await screen.findByAltText('A balance sheet of two columns')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Insert image' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
  expect(editor.getHTML()).toContain('alt="A balance sheet of two columns"');
  picture();
  expect((await screen.findAllByLabelText('Description')).at(-1)).toHaveValue('');
});

it('keeps a picture that was sent, until it is discarded or is not there any more', async () => {
  const picture = () => open(<ImageDialog editor={editor} onClose={onClose} />);
  const shown = () => document.querySelector<HTMLImageElement>('.ant-modal img');
  picture();
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await userEvent.upload(input, new File(['x'], 'sheet.png', { type: 'image/png' }));
  await waitFor(() => expect(shown()).toHaveAttribute('src', '/api/v1/files/f1'));
  await closedByEscape(onClose);
  picture();
  expect(screen.getByRole('status')).toHaveTextContent('We restored what you typed');
  expect(shown()).toHaveAttribute('src', '/api/v1/files/f1');
  fireEvent.error(shown()!);
  expect(shown()).toBeNull();
  await closedByEscape(onClose);
  picture();
  expect(shown()).toBeNull();
});

it('keeps the address of a link until it is set', async () => {
  editor.commands.insertContent('the rules');
  editor.commands.selectAll();
  const link = () => open(<LinkDialog editor={editor} onClose={onClose} />);
  const address = () => screen.findByLabelText('Address');
  link();
  type(await address(), 'example.com/rul');
  await closedByEscape(onClose);
  link();
  expect(await address()).toHaveValue('example.com/rul');
  expect(screen.getByRole('status')).toHaveTextContent('We restored what you typed');
});
