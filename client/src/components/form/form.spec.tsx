import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Input } from 'antd';
import { boolean, object, string } from 'yup';
import type { Failure } from '../../lib/graphql/errors';
import { speak } from '../../lib/testing/translations';
import { draftsOf } from '../../lib/drafts/drafts';
import { unsaved } from '../../lib/drafts/unsaved';
import { CheckField } from './check-field';
import { Form } from './form';
import { FormField } from './form-field';
import { SubmitButton } from './submit-button';

const schema = object({
  title: string().required('errors:rule.required'),
  phone: string().min(8, 'errors:rule.phone'),
});

interface Options {
  onSubmit?: () => Promise<unknown>;
  onFailure?: (failure: Failure) => void;
}

function open({ onSubmit = () => Promise.resolve(), onFailure }: Options = {}) {
  render(
    <Form
      initialValues={{ title: '', phone: '' }}
      schema={schema}
      onSubmit={onSubmit}
      {...(onFailure ? { onFailure } : {})}
    >
      <FormField name="title" label="Title">
        {(field) => <Input {...field} />}
      </FormField>
      <FormField name="phone" label="Phone" help="With the country code" optional>
        {(field) => <Input {...field} />}
      </FormField>
      <SubmitButton>Save</SubmitButton>
    </Form>,
  );
  return userEvent.setup();
}

const refused = (extensions: Record<string, unknown>) => {
  const error = { message: 'refused', extensions };
  return new CombinedGraphQLErrors({ data: null, errors: [error] });
};

beforeEach(() => speak('en'));

it('names its field by the label and describes it by the help', () => {
  open();
  expect(screen.getByRole('textbox', { name: /^Phone/ })).toHaveAccessibleDescription('With the country code');
});

it('names a box by the words beside it and describes it by its help', async () => {
  const onSubmit = jest.fn().mockResolvedValue(undefined);
  render(
    <Form initialValues={{ isForced: false }} schema={object({ isForced: boolean() })} onSubmit={onSubmit}>
      <CheckField name="isForced" label="Required" help="Nobody comes in otherwise" />
      <SubmitButton>Save</SubmitButton>
    </Form>,
  );
  const box = screen.getByRole('checkbox', { name: 'Required' });
  expect(box).toHaveAccessibleDescription('Nobody comes in otherwise');
  const user = userEvent.setup();
  await user.click(screen.getByText('Required'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ isForced: true }, expect.anything(), null));
});

it('says what is wrong when a field is left, not while it is first filled in', async () => {
  const user = open();
  await user.type(screen.getByLabelText(/^Phone/), '123');
  expect(screen.queryByText('Enter 8 to 15 digits')).not.toBeInTheDocument();
  await user.tab();
  expect(await screen.findByText('Enter 8 to 15 digits')).toBeVisible();
  expect(screen.getByLabelText(/^Phone/)).toHaveAccessibleDescription('Enter 8 to 15 digits');
});

it('can always be sent, and then puts the focus on the first bad field', async () => {
  const onSubmit = jest.fn();
  const user = open({ onSubmit });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Fill this in')).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('shows what the server refused beside its field until that field changes', async () => {
  const fields = [{ path: 'input.title', rule: 'max-length', params: { max: 5 } }];
  const onSubmit = () => Promise.reject(refused({ code: 'INVALID_INPUT', params: { fields } }));
  const user = open({ onSubmit });
  await user.type(screen.getByLabelText('Title'), 'Accountant');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Use 5 characters or fewer')).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveFocus();
  await user.type(screen.getByLabelText('Title'), '{Backspace}');
  expect(screen.queryByText('Use 5 characters or fewer')).not.toBeInTheDocument();
});

it('hands on a failure that belongs to no field', async () => {
  const failures: Failure[] = [];
  const user = open({
    onSubmit: () => Promise.reject(refused({ code: 'SIGN_IN_FAILED' })),
    onFailure: (failure) => failures.push(failure),
  });
  await user.type(screen.getByLabelText('Title'), 'Accountant');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(failures).toMatchObject([{ code: 'SIGN_IN_FAILED', fields: [] }]);
});

describe('while it is being sent', () => {
  const kept = () => draftsOf('nobody').read('note') as { values: object } | null;

  /** A form with a draft whose sending ends when the test says so. */
  function send(props: { closes?: boolean; asksBeforeLeaving?: boolean } = {}) {
    let succeed: () => void = () => undefined;
    let refuse: () => void = () => undefined;
    const promise = new Promise<void>((resolve, reject) => {
      succeed = resolve;
      refuse = () => reject(refused({ code: 'INTERNAL' }));
    });
    const screenOf = render(
      <Form draft="note" initialValues={{ title: '', phone: '' }} onSubmit={() => promise} {...props}>
        <FormField name="title" label="Title">
          {(field) => <Input {...field} />}
        </FormField>
        <SubmitButton>Save</SubmitButton>
      </Form>,
    );
    const answer = (end: () => void) =>
      act(async () => {
        end();
        await promise.catch(() => undefined);
      });
    return {
      user: userEvent.setup(),
      unmount: screenOf.unmount,
      succeed: () => answer(succeed),
      refuse: () => answer(refuse),
    };
  }

  async function press(user: ReturnType<typeof userEvent.setup>) {
    await user.type(screen.getByLabelText('Title'), 'a');
    await user.click(screen.getByRole('button', { name: 'Save' }));
  }

  const typeOn = (user: ReturnType<typeof userEvent.setup>) => user.type(screen.getByLabelText('Title'), 'b');

  beforeEach(() => sessionStorage.clear());

  it('keeps what is typed since the press, on the screen and as a draft', async () => {
    const { user, succeed } = send();
    await press(user);
    await typeOn(user);
    await succeed();
    expect(screen.getByLabelText('Title')).toHaveValue('ab');
    expect(kept()).toMatchObject({ values: { title: 'ab' } });
  });

  it('keeps what is typed since the press when it is refused', async () => {
    const { user, refuse } = send();
    await press(user);
    await typeOn(user);
    expect(kept()).toMatchObject({ values: { title: 'ab' } });
    await refuse();
    expect(screen.getByLabelText('Title')).toHaveValue('ab');
    expect(kept()).toMatchObject({ values: { title: 'ab' } });
  });

  it('leaves what is typed since the press as a draft where it was left meanwhile', async () => {
    const { user, unmount, succeed } = send();
    await press(user);
    await typeOn(user);
    unmount();
    await succeed();
    expect(kept()).toMatchObject({ values: { title: 'ab' } });
  });

  it('leaves no draft of what was sent', async () => {
    const { user, succeed } = send();
    await press(user);
    expect(kept()).toMatchObject({ values: { title: 'a' } });
    await succeed();
    expect(kept()).toBeNull();
  });

  it('leaves no draft where it was left meanwhile and nothing was typed since', async () => {
    const { user, unmount, succeed } = send();
    await press(user);
    unmount();
    await succeed();
    expect(kept()).toBeNull();
  });

  it('leaves no draft where it closes, whatever was typed on its way', async () => {
    const { user, succeed } = send({ closes: true });
    await press(user);
    await typeOn(user);
    await succeed();
    expect(kept()).toBeNull();
  });

  it('is asked about until it is sent', async () => {
    const { user, succeed } = send({ asksBeforeLeaving: true });
    await press(user);
    expect(unsaved.isAny()).toBe(true);
    await succeed();
    expect(unsaved.isAny()).toBe(false);
  });

  it('is asked about while something was typed since the press', async () => {
    const { user, succeed } = send({ asksBeforeLeaving: true });
    await press(user);
    await typeOn(user);
    await succeed();
    expect(unsaved.isAny()).toBe(true);
  });

  it('asks nothing of whoever settles it and leaves at once', async () => {
    const isAsked = jest.fn();
    render(
      <Form
        asksBeforeLeaving
        initialValues={{ title: '' }}
        onSubmit={async (values, { settle }) => {
          await Promise.resolve();
          settle(values);
          isAsked(unsaved.isAny());
        }}
      >
        <FormField name="title" label="Title">
          {(field) => <Input {...field} />}
        </FormField>
        <SubmitButton>Save</SubmitButton>
      </Form>,
    );
    await press(userEvent.setup());
    await waitFor(() => expect(isAsked).toHaveBeenCalledWith(false));
  });
});

it('puts back only what was changed, over what stands in it now', async () => {
  sessionStorage.clear();
  const opened = (phone: string) =>
    render(
      <Form draft="person" initialValues={{ title: '', phone }} onSubmit={() => Promise.resolve()}>
        <FormField name="title" label="Title">
          {(field) => <Input {...field} />}
        </FormField>
        <FormField name="phone" label="Phone">
          {(field) => <Input {...field} />}
        </FormField>
      </Form>,
    );
  const { unmount } = opened('1');
  await userEvent.type(screen.getByLabelText('Title'), 'a');
  unmount();
  opened('2');
  expect(await screen.findByDisplayValue('a')).toBe(screen.getByLabelText('Title'));
  expect(screen.getByLabelText('Phone')).toHaveValue('2');
});
